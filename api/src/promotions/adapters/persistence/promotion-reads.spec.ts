import { describe, expect, it } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import type { ListTotals } from '../../../platform/database/list-totals.js';
import { readAdminList } from '../../../platform/http/simple-rest.js';
import { AdminCouponReads } from './admin-coupon-reads.js';
import type { AdminDiscountReads } from './admin-discount-reads.js';
import { PROMOTION_RULES, PromotionReads } from './promotion-reads.js';

/** The statement that finds a page, and the one that its total is counted by. */
async function asked(filter: object, range = [20, 39]) {
  const said: string[] = [];
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void said.push(query.sql),
  });
  const database = { sql: () => db } as unknown as Database;
  const totals = {
    of(query: { compile: () => { sql: string } }) {
      said.push(query.compile().sql);
      return Promise.resolve(0);
    },
  } as unknown as ListTotals;
  const named = () => Promise.resolve([]);
  const coupons = Object.assign(new AdminCouponReads(database, totals), { named });
  const reads = new PromotionReads(database, totals, { named } as unknown as AdminDiscountReads, coupons);
  const query = { filter: JSON.stringify(filter), range: JSON.stringify(range), sort: '["name","ASC"]' };
  await reads.list(readAdminList(query, PROMOTION_RULES));
  return said;
}

const tablesOf = (sql: string) => ['discount', 'coupon'].filter((name) => sql.includes(`from "${name}"`));

describe('the statements of the list of discounts and coupons', () => {
  it('look through both, each no further than the page can go', async () => {
    const [page = '', total = ''] = await asked({});
    expect([tablesOf(page), tablesOf(total)]).toEqual([
      ['discount', 'coupon'],
      ['discount', 'coupon'],
    ]);
    expect([page.match(/order by "rule"."name" asc/g), page.match(/limit/g)]).toMatchObject([
      { length: 3 },
      { length: 3 },
    ]);
    expect(total).not.toContain('limit');
  });

  it.each([
    [{ type: 'discount' }, 'discount'],
    [{ type: 'coupon' }, 'coupon'],
    [{ byCode: false }, 'discount'],
    [{ kind: 'bundle' }, 'discount'],
    [{ type: 'coupon', byCode: false }, 'discount'],
  ])('leave the half out that %j has nothing of', async (filter, left) => {
    for (const sql of await asked(filter)) expect(tablesOf(sql)).toEqual([left]);
  });
});
