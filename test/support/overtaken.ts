import pg from 'pg';
import { v7 } from 'uuid';
import type { Json } from './client.js';
import { until } from './processes.js';
import type { Shop } from './shop.js';

/** Answers what `read` reads while somebody writes 'LATER' into the order, between the reads of its row and of its lines. */
export async function overtaken(shop: Shop, orderId: string, read: () => Promise<Json>): Promise<Json> {
  const writer = new pg.Client({ connectionString: shop.databaseUrl });
  await writer.connect();
  try {
    await writer.query('begin');
    await writer.query('lock table order_line in access exclusive mode');
    await writer.query(`update orders set tracking_number = 'LATER' where id = $1`, [orderId]);
    await writer.query(
      `insert into order_event (id, order_id, event, to_status, actor_kind, message, created_at)
       values ($1, $2, 'shipped', 'shipped', 'staff', 'LATER', now())`,
      [v7(), orderId],
    );
    const reading = read();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until('the lines', async () => (await shop.sql(waiting)).length > 0);
    await writer.query('commit');
    return await reading;
  } finally {
    await writer.end();
  }
}
