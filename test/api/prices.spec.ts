import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mustBeSound } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const PATH = '/admin/prices';
const shop = useShop();
let admin: Client;
let erp: Client;
let key: Json;
beforeAll(async () => {
  admin = await shop.admin();
  const terms = { name: `ERP ${v7()}`, scopes: ['products.write', 'products.read'] };
  key = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
  erp = shop.client.as(key.secret);
});

const set = async (prices: unknown[], more: Record<string, string> = {}): Promise<Json[]> =>
  (await erp.post<Json>(PATH, { prices }, { expect: 200, ...more })).body.results;
const group = async (): Promise<string> =>
  (await admin.post<Json>('/admin/customer-groups', { name: `Trade ${v7()}` }, { expect: 201 })).body.id;
const keptOf = async (id: string): Promise<Json> => {
  const query = { filter: JSON.stringify({ id }) };
  return (await erp.get<Json>(PATH, { query, expect: 200 })).body[0];
};

describe('prices that another system sets by its key', () => {
  it('are what everybody pays, what it costs in another currency and what a group pays, with a result each', async () => {
    const product = await makeProduct(admin, { price: 20 });
    const [{ id: variantId, sku }] = product.variants;
    const groupId = await group();
    const results = await set([
      { sku: sku.toLowerCase(), price: 18.5 },
      { variantId, currency: 'JPY', price: 2_900 },
      { sku, groupId, from: 10, price: 15 },
      { sku, groupId: v7(), price: 15 },
      { sku: 'nobody has it', price: 1 },
      { sku, price: 17 },
      { sku, price: null },
      { sku, price: 0 },
      { sku, currency: 'JPY', price: 29.5 },
      { sku, currency: 'XXX', price: 1 },
      { sku, from: 5, price: 1 },
      { sku, variantId, price: 1 },
      'no price',
    ]);
    expect(results.slice(0, 3)).toEqual([0, 1, 2].map((index) => ({ index, ok: true, variantId, sku })));
    expect(results.slice(3).map(({ ok, field, message }) => [ok, field, message])).toEqual([
      [false, 'groupId', 'The shop has no such group of customers'],
      [false, 'sku', 'The shop has no such variant'],
      [false, 'sku', 'Price 0 is of the same variant, currency, group and pieces'],
      [false, 'price', 'What it costs everybody in the currency of the shop cannot be taken away'],
      [false, 'price', 'Price must be a positive number'],
      [false, 'price', 'A price in JPY must be a positive number with no decimals'],
      [false, 'currency', 'currency must be a code of ISO 4217'],
      [false, 'from', 'Only a price of a group begins at a number of pieces'],
      [false, 'variantId', 'Send sku or variantId, not both'],
      [false, 'line', 'Each price must be an object'],
    ]);
    expect(await keptOf(variantId)).toMatchObject({
      ...{ id: variantId, productId: product.id, sku, price: 18.5, discount: 0, saleEndsAt: null },
      ownPrices: [{ currency: 'JPY', price: 2_900 }],
      groupPrices: [{ groupId, currency: 'USD', from: 10, price: 15 }],
    });
    const { body: now } = await admin.get<Json>(`/admin/products/${product.id}`, { expect: 200 });
    expect([now.price, now.version, now.variants[0].ownPrices]).toEqual([18.5, 2, { JPY: 2_900 }]);
    const changes = await admin.get<Json>(`/admin/products/${product.id}/price-changes`, { expect: 200 });
    expect(changes.body.map(({ price }: Json) => price)).toEqual([18.5, 20]);
    // what groups and other currencies pay ends where it is taken away
    await set([
      { sku, currency: 'JPY', price: null },
      { sku, groupId, from: 10, price: null },
    ]);
    expect(await keptOf(variantId)).toMatchObject({ price: 18.5, ownPrices: [], groupPrices: [] });
    await mustBeSound(shop);
  });

  it('are of several products at once, each of which is from its cheapest variant to its dearest', async () => {
    const sizes = ['S', 'M'].map((Size) => ({ options: { Size }, price: 10 }));
    const options = [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }];
    const [first, second] = [
      await makeProduct(admin, { options, variants: sizes }),
      await makeProduct(admin, { price: 5 }),
    ];
    await set([
      { variantId: first.variants[1].id, price: 30 },
      { variantId: second.variants[0].id, price: 6 },
    ]);
    const rows = await shop.sql<Json>(
      'select price_cents::int as low, max_price_cents::int as high from product where id = any($1) order by low',
      [[first.id, second.id]],
    );
    expect(rows).toEqual([
      { low: 600, high: 600 },
      { low: 1_000, high: 3_000 },
    ]);
    // the audit log is a chain also where several entries are written at once
    await mustBeSound(shop);
  });

  it('that are so already change nothing: neither the product nor the feed', async () => {
    const product = await makeProduct(admin, { price: 20 });
    const [{ id: variantId }] = product.variants;
    const groupId = await group();
    const prices = [
      { variantId, price: 20 },
      { variantId, groupId, price: 15 },
    ];
    await set(prices);
    const { cursor } = (await admin.get<Json>('/admin/events', { query: { after: 'latest' } })).body;
    await set(prices);
    const { events } = (await admin.get<Json>('/admin/events', { query: { after: cursor } })).body;
    expect(events).toEqual([]);
    await set([{ variantId, groupId, price: 14 }]);
    const told = (await admin.get<Json>('/admin/events', { query: { after: cursor } })).body.events;
    expect(told.map(({ type, resourceId }: Json) => [type, resourceId])).toEqual([
      ['price.changed', variantId],
    ]);
    const { body: now } = await admin.get<Json>(`/admin/products/${product.id}`, { expect: 200 });
    expect(now.version).toBe(1);
  });

  it('are set once under one key of a repeat, and stand in the audit log with the key that sent them', async () => {
    const [{ id: variantId }] = (await makeProduct(admin, { price: 20 })).variants;
    const prices = [{ variantId, price: 21 }, {}];
    const repeat = { key: `prices-${variantId}` };
    expect(await set(prices, repeat)).toEqual(await set(prices, repeat));
    const other = await erp.post<Json>(PATH, { prices: [{ variantId, price: 1 }] }, repeat);
    expect(other.status).toBe(422);
    const filter = JSON.stringify({ action: 'adminSetPrices' });
    const [entry] = (await admin.get<Json>('/admin/audit', { query: { filter }, expect: 200 })).body;
    expect(entry).toMatchObject({ apiKey: { id: key.id } });
    expect(entry.changes.prices).toMatchObject([{ before: 2_000, after: 2_100 }]);
  });

  it('of groups stand in the audit log before and after, and a new end of a sale is a change', async () => {
    const product = await makeProduct(admin, { price: 20 });
    const [{ id: variantId }] = product.variants;
    const groupId = await group();
    await set([{ variantId, groupId, from: 2, price: 15 }]);
    await set([{ variantId, groupId, from: 2, price: null }]);
    const filter = JSON.stringify({ action: 'adminSetPrices' });
    const [last, first] = (await admin.get<Json>('/admin/audit', { query: { filter }, expect: 200 })).body;
    expect([first, last].map(({ entityId, changes }: Json) => [entityId, changes.prices])).toEqual([
      [product.id, [expect.objectContaining({ groupId, from: 2, before: null, after: 1_500 })]],
      [product.id, [expect.objectContaining({ groupId, from: 2, before: 1_500, after: null })]],
    ]);
    const moment = async (): Promise<string> => {
      const query = { filter: JSON.stringify({ productId: product.id }), sort: '["id","ASC"]' };
      return (await admin.get<Json>(PATH, { query, expect: 200 })).body[0].updatedAt;
    };
    const before = await moment();
    await shop.sql("update product set sale_ends_at = now() + interval '1 week' where id = $1", [product.id]);
    expect((await moment()) > before).toBe(true);
  });

  it('that change in several currencies at once move the moment of their variant once', async () => {
    const [{ id }] = (await makeProduct(admin, { price: 20 })).variants;
    const own = new pg.Client({ connectionString: shop.databaseUrl });
    await own.connect();
    try {
      await own.query('begin');
      await own.query(
        `insert into variant_price (variant_id, currency, price_cents)
         select $1, currency, 2000 from unnest(array['EUR', 'GBP', 'KES']) currency`,
        [id],
      );
      await own.query('update variant_price set price_cents = 2100 where variant_id = $1', [id]);
      await own.query('delete from variant_price where variant_id = $1', [id]);
      const { rows } = await own.query(
        `select pg_stat_get_xact_tuples_updated('variant'::regclass)::int as updates,
           priced_at >= now() as "isNow" from variant where id = $1`,
        [id],
      );
      expect(rows).toEqual([{ updates: 3, isNow: true }]);
    } finally {
      await own.end();
    }
  });

  it('are a thousand at most and one at least, and need the scope', async () => {
    const price = { sku: 'nobody has it', price: 1 };
    expect(await set(Array.from({ length: 1_000 }, () => price))).toHaveLength(1_000);
    for (const prices of [Array.from({ length: 1_001 }, () => price), [], 'all', null, undefined]) {
      const { body } = await erp.post<Json>(PATH, { prices }, { expect: 400 });
      expect(body.errors.map(({ field }: Json) => field)).toEqual(['prices']);
    }
    const terms = { name: `Reader ${v7()}`, scopes: ['products.read'] };
    const { secret } = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
    const { body } = await shop.client.as(secret).post<Json>(PATH, { prices: [price] }, { expect: 403 });
    expect([body.code, body.data.scope]).toEqual(['scope_missing', 'products.write']);
  });
});
