import { eventually } from './money.js';
import type { Shop } from './shop.js';

/** Everything in the database that still names the email, table by table. */
export async function tablesThatName(shop: Shop, email: string): Promise<string[]> {
  const tables = await shop.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const naming: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.sql(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${email}%`]);
    if (rows.length > 0) naming.push(name);
  }
  return naming;
}

/** Out of the messages, too, which is done in the background. */
export const untilForgotten = (shop: Shop) =>
  eventually(
    () => shop.sql(`select 1 from graphile_worker.jobs where task_identifier = 'privacy.forget-in-messages'`),
    (jobs) => jobs.length === 0,
  );

export const untilAllIsHeard = (shop: Shop) =>
  eventually(
    () =>
      shop.sql(`select id from outbox where delivered_at is null
        union all select id from provider_event where processed_at is null`),
    (waiting) => waiting.length === 0,
  );
