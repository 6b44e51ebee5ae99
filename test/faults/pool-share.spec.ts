import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { crowd } from '../support/concurrent.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useOwnShop } from '../support/use-shop.js';

const SLOTS = 5;
const WAITING = `select from pg_stat_activity
  where datname = current_database() and application_name = 'duka-api' and wait_event_type = 'Lock'`;

describe('a shop where everybody looks and nobody is served', () => {
  const shop = useOwnShop({ env: { DATABASE_POOL: String(SLOTS), WORKER: '0' } });

  it('R11 still takes the purchases of those who pay', async () => {
    const jacket = await goods(shop, { stock: 10 });
    const buyers = await crowd(shop, 3);
    const holder = new pg.Client({ connectionString: shop.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table review in access exclusive mode');
    const looking = Array.from({ length: 2 * SLOTS }, () =>
      shop.client.get(`/products/${jacket.productId}/reviews`),
    );
    await until('every slot but that of the buyers is taken', async () => {
      return (await shop.sql(WAITING)).length === SLOTS - 1;
    });
    const bought = [];
    for (const buyer of buyers)
      bought.push(await buyer.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }));
    await holder.end();
    expect(bought.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { status, headers } of await Promise.all(looking))
      expect([status, status === 503 ? headers.get('retry-after') : '2']).toEqual([
        status === 200 ? 200 : 503,
        '2',
      ]);
    await mustBeSound(shop);
  });
});
