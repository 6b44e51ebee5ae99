import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { crowd, stampede, withRetries } from '../support/concurrent.js';
import { eventually, goods, mustBeSound, runJob, wanted } from '../support/money.js';
import { count } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

describe('the sums of one day, over two processes', () => {
  const shop = useShop({ processes: 2 });

  const figures = async (): Promise<Json> => {
    const admin = await shop.admin();
    const query = { from: day(1), to: day(-1) };
    return (await admin.get<Json>('/admin/stats', { query, expect: 200 })).body;
  };
  const waiting = async () => (await shop.sql('select distinct order_id from sales_change')).length;
  const deadlocks = async () => {
    const [row] = await shop.sql('select deadlocks from pg_stat_database where datname = current_database()');
    return Number(row?.['deadlocks']);
  };

  it('lose no order of forty at once while they are folded and counted anew again and again', async () => {
    const before = await deadlocks();
    const [jacket, hat] = [await goods(shop, { stock: null }), await goods(shop, { stock: null })];
    const people = await crowd(shop, 40);
    let ends = false;
    const folding = (async () => {
      for (let turn = 0; !ends; turn += 1)
        await runJob(shop, turn % 3 === 2 ? 'reports.count-anew' : 'reports.count-sales', `fold-${turn}`);
    })();
    const statuses = await stampede(
      people.map((shopper, index) => async () => {
        const body = { ...wanted(index % 2 === 0 ? jacket : hat), amount: 10.2 };
        return (await withRetries(() => shopper.post('/payments/cash', body))).status;
      }),
    );
    ends = true;
    await folding;
    expect(count(statuses, 200)).toBe(40);
    expect((await figures()).orders).toBe(40);
    await runJob(shop, 'reports.count-sales', 'last');
    await eventually(waiting, (rows) => rows === 0);
    expect((await figures()).orders).toBe(40);
    const sums = await shop.sql(
      `select sum(orders)::int as orders from sales_sum where dimension = 'all' and span = 'day'`,
    );
    expect(sums).toEqual([{ orders: 40 }]);
    expect(await deadlocks()).toBe(before);
    await mustBeSound(shop);
  });
});
