import { beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from '../support/api-process.js';
import type { Client, Json } from '../support/client.js';
import { chanceOf } from '../support/chance.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

const PRODUCTS = 300;
/** So old may be what a process says of lists, in milliseconds. */
const OLDEST_MS = 2_000;
const FILTERS = 80;
const IN_MEMORY = { LISTS_IN_MEMORY_FROM: '1' };

/** The first process asks the database, the others count by themselves. */
const shop = useOwnShop();
let admin: Client;

/** Values in several spellings, variants at different prices, out of stock, archived, and more of them than one number has bits. */
const SEED = `
  select setseed(0.4);
  insert into product_field (id, name, label, kind, choices, is_filterable, created_at) values
    (gen_random_uuid(), 'warranty', 'Warranty', 'number', '[]', true, now()),
    (gen_random_uuid(), 'washable', 'Washable', 'flag', '[]', true, now()),
    (gen_random_uuid(), 'grade', 'Grade', 'choice', '["A","B","C"]', true, now());
  insert into product (id, name, description, category, price_cents, max_price_cents, discount_percent, is_featured, featured_place,
    rating_sum, rating_count, sold_count, status, fields, options, created_at, updated_at)
  select gen_random_uuid(), 'Thing ' || n, 'A thing.', 'Home', 1, 1, case when random() < 0.3 then 10 else 0 end, random() < 0.2,
    case when random() < 0.1 then n end, (random() * 20)::int, 5, (random() * 9)::int,
    case when random() < 0.05 then 'archived' else 'active' end,
    jsonb_strip_nulls(jsonb_build_object('brand', 'Brand ' || floor(random() * 4),
      'material', (array['Oak', 'oak', 'OAK ', 'Ash', null, 'Elm'])[1 + floor(random() * 6)],
      'warranty', floor(random() * 4), 'washable', case when random() < 0.7 then random() < 0.5 end,
      'grade', (array['A', 'B', 'C', null])[1 + floor(random() * 4)])),
    case when random() < 0.5 then '[{"name":"Colour","values":[{"value":"Red","swatch":"#ff0000"},{"value":"blue","swatch":"#0000ff"}]}]'
      else '[{"name":"Colour","values":[{"value":"Red","swatch":"#cc0000"}]}]' end::jsonb,
    date_trunc('second', now()) - make_interval(mins => (random() * 50)::int), now()
  from generate_series(1, ${PRODUCTS}) n;
  insert into product_category (product_id, category_key, category, is_primary)
    select id, 'home', 'Home', true from product
    union all select id, 'sale ' || floor(random() * 3), 'Sale', false from product where random() < 0.8;
  insert into variant (id, product_id, sku, options, price_cents, position, archived_at)
  select gen_random_uuid(), p.id, p.id || '-' || v, case when p.many > 12 then jsonb_build_object('Size', 'N' || v, 'Colour', 'Red')
      else jsonb_build_object('Size', (array['S', 'M', 'm', 'L'])[1 + v % 4], (array['Colour', 'colour'])[1 + v % 2],
        (array['Red', 'blue', 'BLUE', 'Grey'])[1 + v / 4]) end,
    2000 + floor(p.base * 20) * 500 + case when p.differs then floor(random() * 8) * 1000 else 0 end, v,
    case when v > 0 and random() < 0.1 then now() end
  from (select id, random() as base, random() < 0.5 as differs,
      case when random() < 0.05 then 40 else 1 + floor(random() * 12) end as many from product) p,
    generate_series(0, p.many::int - 1) v;
  insert into stock (variant_id, initial, on_hand, held)
    select id, 3, (array[null, 0, 2, 3])[1 + floor(random() * 4)], 0 from variant;
  update stock set held = 2 where on_hand = 2;
  update product set price_cents = v.least, max_price_cents = v.most from (select product_id, min(price_cents) as least,
    max(price_cents) as most from variant where archived_at is null group by product_id) v where v.product_id = product.id`;

const SORTS = ['featured', 'price-asc', 'price-desc', 'newest', 'rating', 'best-selling'];

/** The nth question about the shop. */
function question(n: number): string {
  const chance = chanceOf(n);
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(chance() * of.length)];
  const asked: [string, string][] = [
    ['sort', one(SORTS) ?? ''],
    ['limit', one(['5', '24']) ?? ''],
    ['page', one(['1', '1', '2', '9', '40']) ?? ''],
  ];
  const maybe = (share: number, name: string, values: readonly string[]) => {
    while (chance() < share) asked.push([name, one(values) ?? '']);
  };
  maybe(0.2, 'category', ['Home', 'sale 0', 'SALE 1', 'nowhere']);
  maybe(0.4, 'options', ['Size:M', 'size:l', 'Size:N33', 'Colour:red', 'Colour:Blue', 'Shape:Round']);
  maybe(0.4, 'fields', [
    'brand:Brand 1',
    'brand:brand 2',
    'material:oak',
    'warranty:2',
    'washable:true',
    'grade:A',
  ]);
  const once = (share: number, name: string, values: readonly string[]) => {
    if (chance() < share) asked.push([name, one(values) ?? '']);
  };
  once(0.3, 'inStock', ['true']);
  once(0.2, 'onSale', ['true']);
  once(0.3, 'minRating', ['1', '3', '4']);
  once(0.3, 'minPrice', ['20', '45.5', '60']);
  once(0.3, 'maxPrice', ['70', '100', '130']);
  return `/products?${new URLSearchParams(asked)}`;
}

/** Of two spellings that are as frequent either may be told. */
const spelled = (values: { value: string; count: number; swatch?: string | null }[]) =>
  values.map(({ value, count, swatch }) => `${value.trim().toLowerCase()} ${count} ${swatch}`).sort();

/** A busy machine may ask to come again. */
async function bodyOf(api: ApiProcess, path: string): Promise<Json> {
  for (;;) {
    const { status, body } = await api.client.get(path);
    if (status === 200) return body;
    if (status !== 503) throw new Error(`${path} answered ${status}`);
    await pause(200);
  }
}

async function answered(api: ApiProcess, path: string) {
  const { data, meta, facets } = await bodyOf(api, path);
  return {
    ids: data.map(({ id }: Json) => id),
    prices: data.map(({ price }: Json) => price),
    meta,
    facets: {
      ...facets,
      options: facets.options.map(({ name, values }: Json) => [name.toLowerCase(), spelled(values)]),
      fields: facets.fields.map(({ values, ...field }: Json) => ({ ...field, values: spelled(values) })),
    },
  };
}

async function untilCounted(api: ApiProcess, products: number): Promise<void> {
  while (!(await api.metrics()).includes(`duka_products_counted ${products}\n`)) await pause(50);
}

const totalOf = async (api: ApiProcess, query: string): Promise<number> =>
  (await bodyOf(api, `/products?${query}`)).meta.total;
const countOf = async (api: ApiProcess, brand: string): Promise<number> => {
  const { facets } = await bodyOf(api, '/products');
  const field = facets.fields.find(({ name }: Json) => name === 'brand');
  return field.values.find(({ value }: Json) => value === brand)?.count ?? 0;
};

beforeAll(async () => {
  admin = await shop.admin();
  await shop.sql(SEED);
  for (let count = 0; count < 2; count += 1) shop.apis.push(await shop.startApi(IN_MEMORY));
  const [{ count } = { count: 0 }] = await shop.sql<{ count: number }>(
    `select count(*)::int as count from product where status = 'active'`,
  );
  await Promise.all(shop.apis.slice(1).map((api) => untilCounted(api, count)));
}, 180_000);

describe('lists that a process finds and counts by itself', () => {
  it('are those of the database, whatever is asked for', async () => {
    const [asking, counting] = shop.apis;
    if (!asking || !counting) throw new Error('no processes');
    for (let n = 0; n < FILTERS; n += 1) {
      const path = question(n);
      const [theirs, own] = await Promise.all([answered(asking, path), answered(counting, path)]);
      expect({ path, ...own }).toEqual({ path, ...theirs });
    }
    // nothing was counted by the database for it
    expect(await counting.metrics()).not.toContain('duka_cache_reads_total{result="miss"}');
    // what was chosen by hand the database finds
    const all = await bodyOf(asking, '/products?limit=5');
    const byHand = all.data.slice(1, 3).map(({ id }: Json) => `id=${id}`);
    for (const api of [asking, counting])
      expect((await bodyOf(api, `/products?${byHand.join('&')}`)).data).toHaveLength(2);
  });

  it('follow each change within two seconds, in every process', async () => {
    const counting = shop.apis.slice(1);
    const inBoth = (ask: (api: ApiProcess) => Promise<unknown>) => Promise.all(counting.map(ask));
    const unknown = await inBoth((api) => totalOf(api, 'fields=brand:Newcomer'));
    const { id } = await makeProduct(admin, {
      fields: { brand: 'Newcomer' },
      variants: [{ options: {}, price: 9, stock: 4 }],
    });
    await pause(OLDEST_MS);
    const named = await inBoth((api) => totalOf(api, 'fields=brand:Newcomer'));
    expect([unknown, named, await inBoth((api) => countOf(api, 'Newcomer'))]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    await shop.sql(`update product set sold_count = 1000 where id = $1`, [id]);
    await shop.sql(
      `update stock set on_hand = 0, held = 0 from variant v where v.id = variant_id and v.product_id = $1`,
      [id],
    );
    await pause(OLDEST_MS);
    const best = await inBoth(
      async (api) => (await answered(api, '/products?sort=best-selling&limit=1')).ids,
    );
    const stocked = await inBoth((api) => totalOf(api, 'fields=brand:Newcomer&inStock=true'));
    expect({ best, stocked }).toEqual({ best: [[id], [id]], stocked: [0, 0] });
    await admin.delete(`/admin/products/${id}`, { expect: 200 });
    await pause(OLDEST_MS);
    expect(await inBoth((api) => totalOf(api, 'fields=brand:Newcomer'))).toEqual([0, 0]);
  });

  it('are read anew after a restart, after what was forgotten, and in another history', async () => {
    const [, counting] = shop.apis;
    if (!counting) throw new Error('no process');
    const before = await countOf(counting, 'Brand 2');
    // nobody tells of it
    await shop.sql(`alter table product disable trigger user`);
    await shop.sql(
      `update product set fields = fields || '{"brand":"Unheard"}' where fields ->> 'brand' = 'Brand 2'`,
    );
    await shop.sql(`alter table product enable trigger user`);
    expect(before).toBeGreaterThan(10);
    const late = await shop.startApi(IN_MEMORY);
    shop.apis.push(late);
    await untilCounted(late, (await answered(late, '/products')).meta.total);
    expect(await countOf(late, 'Unheard')).toBe(before);
    await shop.sql(`update event set id = gen_random_uuid()`);
    await pause(OLDEST_MS);
    expect(await countOf(counting, 'Unheard')).toBe(before);
    await untilCounted(counting, (await answered(counting, '/products')).meta.total);
  });

  it('are answered right while more changes than are read at once', async () => {
    const [, counting] = shop.apis;
    if (!counting) throw new Error('no process');
    const { meta } = await answered(counting, '/products');
    await shop.sql(`update product set fields = fields || '{"brand":"Everybody"}', sold_count = sold_count + 7,
      price_cents = price_cents + 100, max_price_cents = max_price_cents + 100`);
    await pause(OLDEST_MS);
    expect(await countOf(counting, 'Everybody')).toBe(meta.total);
    // what the first process has counted before may be half a minute old
    const asking = await shop.startApi();
    shop.apis.push(asking);
    for (let n = 1_000; n < 1_030; n += 1) {
      const [theirs, own] = await Promise.all([asking, counting].map((api) => answered(api, question(n))));
      expect({ n, ...own }).toEqual({ n, ...theirs });
    }
  });
});
