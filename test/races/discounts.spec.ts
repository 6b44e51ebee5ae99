import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { crowd, stampede, withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useOwnShop, useShop } from '../support/use-shop.js';

const BUYERS = 16;
/** A jacket at $25.49 less $5.00, of which 40 percent are due now. */
const LESS = { amount: 8.2, total: 20.49 };

describe('races for the limits of a discount, over two processes', () => {
  const shop = useShop({ processes: 2 });
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
  });
  afterEach(async () => {
    await mustBeSound(shop);
    await shop.sql('update discount set is_active = false');
  });

  const discount = async (limits: object): Promise<string> => {
    const terms = { name: 'Five off', kind: 'amount', values: { amount: 5 }, ...limits };
    return (await admin.post<Json>('/admin/discounts', terms, { expect: 201 })).body.id;
  };
  const buying = (who: Client, body: object) => async () =>
    (await withRetries(() => who.post('/payments/cash', { ...body, ...LESS }))).status;
  const counted = async (id: string) => {
    const [row] = await shop.sql<{ used: number; spent: number; uses: number; cents: number }>(
      `select d.used, d.spent_cents::int as spent, count(u.order_id)::int as uses, coalesce(sum(u.own_cents), 0)::int as cents
       from discount d left join discount_use u on u.discount_id = d.id and u.state <> 'released'
       where d.id = $1 group by d.id`,
      [id],
    );
    return row;
  };

  it('nobody gets of a budget what another one has had, and whoever does not is told another price', async () => {
    const [id, jacket] = [await discount({ budget: 25 }), await goods(shop, { stock: null })];
    const people = await crowd(shop, BUYERS);
    const statuses = await stampede(people.map((who) => buying(who, wanted(jacket))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - 5);
    expect(await counted(id)).toEqual({ used: 5, spent: 2_500, uses: 5, cents: 2_500 });
  });

  it('it is given as often as it may be', async () => {
    const [id, jacket] = [await discount({ maxUses: 3 }), await goods(shop, { stock: null })];
    const people = await crowd(shop, BUYERS);
    const statuses = await stampede(people.map((who) => buying(who, wanted(jacket))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(await counted(id)).toEqual({ used: 3, spent: 1_500, uses: 3, cents: 1_500 });
  });

  it('each shopper gets it as often as each may, in however many tabs', async () => {
    const id = await discount({ perCustomer: 1 });
    const shopper = await shop.shopper();
    const jackets = await Promise.all(Array.from({ length: BUYERS }, () => goods(shop)));
    const tabs = everywhere(shop, shopper, BUYERS);
    const statuses = await stampede(
      tabs.flatMap((tab, at) => (jackets[at] ? [buying(tab, wanted(jackets[at]))] : [])),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await counted(id)).toEqual({ used: 1, spent: 500, uses: 1, cents: 500 });
  });
});

describe('purchases with and without a coupon from one network, over two processes', () => {
  // as in a shop: unpaid orders of a network are counted one after the other
  const shop = useOwnShop({ processes: 2, env: { RATE_LIMIT_FACTOR: '20' } });

  it('lock in one order, so that none waits for another in a circle', async () => {
    const admin = await shop.admin();
    const terms = { name: 'Five off', kind: 'amount', values: { amount: 5 }, maxUses: 1_000 };
    await admin.post('/admin/discounts', terms, { expect: 201 });
    await admin.post(
      '/admin/coupons',
      { code: 'TENTH', kind: 'percent', percent: 10, maxUses: 1_000 },
      { expect: 201 },
    );
    const people = await crowd(shop, 2 * BUYERS);
    const jackets = await Promise.all(people.map(() => goods(shop, { stock: null })));
    const statuses = await stampede(
      people.map((who, at) => async () => {
        const body = jackets[at] ? wanted(jackets[at]) : {};
        const by = at % 2 === 0 ? LESS : { couponCode: 'TENTH', amount: 7.38, total: 18.44 };
        return (await withRetries(() => who.post('/payments/cash', { ...body, ...by }))).status;
      }),
    );
    expect(statuses).toEqual(people.map(() => 200));
    const [{ deadlocks } = {}] = await shop.sql<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(deadlocks).toBe(0);
    await mustBeSound(shop);
  });
});
