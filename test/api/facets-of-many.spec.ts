import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  facetsSql,
  NO_SAMPLE,
  sampledOf,
  toFacets,
} from '../../api/src/catalogue/adapters/persistence/facets-sql.js';
import { BUILT_IN } from '../../api/src/catalogue/domain/fields/built-in.js';
import { NO_FILTER, type ProductFilter } from '../../api/src/catalogue/application/product-filter.js';
import { useShop } from '../support/use-shop.js';

const PRODUCTS = 4_000;
const PART = 0.25;
const shop = useShop();
let database: Kysely<unknown>;

beforeAll(async () => {
  await shop.sql(
    `insert into product (id, name, description, category, price_cents, max_price_cents, rating_sum, rating_count,
       created_at, updated_at)
     select ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Mug', 'A mug.', 'Home',
       case when n % 2 = 0 then 1000 else 12000 end, 12000, case when n % 4 = 0 then 5 else 2 end, 1, now(), now()
     from generate_series(1, ${PRODUCTS}) n`,
  );
  await shop.sql(`insert into variant (id, product_id, sku, price_cents, options)
    select gen_random_uuid(), id, 'SKU-' || id, price_cents,
      jsonb_build_object('Colour', case when price_cents = 1000 then 'Red' else 'Blue' end) from product`);
  database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: shop.databaseUrl }) }),
  });
});
afterAll(() => database.destroy());

/** The count of each choice, over all that match or about a part of them. */
async function counted(filter: ProductFilter, samples = NO_SAMPLE) {
  const { rows } = await facetsSql(filter, samples, []).execute(database);
  if (!rows[0]) throw new Error('no facets');
  const facets = toFacets(rows[0], samples, filter, []);
  const colours = new Map(facets.options[0]?.values.map(({ value, count }) => [value, count]));
  return {
    cheap: facets.prices[0]?.count ?? 0,
    dear: facets.prices[2]?.count ?? 0,
    good: facets.ratings[0]?.count ?? 0,
    red: colours.get('Red') ?? 0,
    blue: colours.get('Blue') ?? 0,
  };
}

describe('the choices of a list', () => {
  const red = {
    ...NO_FILTER,
    options: [{ name: 'Colour', values: ['Red'] }],
    maxPriceCents: 5_000,
    minRating: 4,
  };

  it('of up to 50,000 products are counted, of more they are estimated from 20,000', () => {
    expect([50_000, 50_001, 1_000_000].map(sampledOf)).toEqual([1, 20_000 / 50_001, 0.02]);
  });

  it('are estimated under the same conditions as they are counted', async () => {
    expect(await counted(NO_FILTER)).toEqual({
      cheap: 2_000,
      dear: 2_000,
      good: 1_000,
      red: 2_000,
      blue: 2_000,
    });
    const part = { found: PART, price: PART, rating: PART, options: PART, fields: 1 };
    for (const filter of [NO_FILTER, red]) {
      const [all, about] = [await counted(filter), await counted(filter, part)];
      for (const choice of ['cheap', 'dear', 'good', 'red', 'blue'] as const) {
        const isNear = Math.abs(about[choice] - all[choice]) <= all[choice] / 2;
        expect({ choice, all: all[choice], about: about[choice], isNear }).toMatchObject({ isNear: true });
      }
    }
  });

  it('beside what was chosen are counted over all, if they are few', async () => {
    const part = { found: 1, price: 1, rating: 1, options: PART, fields: 1 };
    const [all, mixed] = [await counted(red), await counted(red, part)];
    expect({ ...mixed, red: all.red, blue: all.blue }).toEqual(all);
  });

  it('of a field are at most a hundred, those of the most products in all spellings', async () => {
    // 400 makers of ten products each, but for the first: its products are spelled in five ways
    await shop.sql(`update product set fields = jsonb_build_object('material', case
        when n % 400 = 0 or n <= 4 then (array['OAK', 'Oak', 'oak', ' oak', 'oaK'])[1 + n % 5] else 'wood ' || n % 400 end)
      from (select id, row_number() over (order by id) as n from product) numbered where numbered.id = product.id`);
    const declared = BUILT_IN.filter(({ filterable }) => filterable);
    const filters = [NO_FILTER, { ...NO_FILTER, fields: [{ name: 'material', values: ['oak'] }] }];
    for (const filter of filters) {
      const { rows } = await facetsSql(filter, NO_SAMPLE, declared).execute(database);
      if (!rows[0]) throw new Error('no facets');
      const own = rows[0].fields.filter(({ part }) => part === filter.fields.length);
      expect(own).toHaveLength(100);
      const [material] = toFacets(rows[0], NO_SAMPLE, filter, declared).fields;
      expect(material?.values).toHaveLength(100);
      const oak = material?.values.filter(({ label }) => label.trim().toLowerCase() === 'oak');
      expect(oak?.map(({ count }) => count)).toEqual([14]);
    }
  });
});
