import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { goods, stockOf, wanted } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const PATH = '/admin/stock-levels';
const shop = useShop();
let admin: Client;
let erp: Client;
let key: Json;
beforeAll(async () => {
  admin = await shop.admin();
  const terms = { name: `ERP ${v7()}`, scopes: ['products.write'] };
  key = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
  erp = shop.client.as(key.secret);
});

const set = async (levels: unknown[], more: Record<string, string> = {}): Promise<Json[]> =>
  (await erp.post<Json>(PATH, { levels }, { expect: 200, ...more })).body.results;
const variantOf = async (stock: number | null): Promise<Json> =>
  (await makeProduct(admin, { stock })).variants[0];

describe('stock levels that another system sets by its key', () => {
  it('have a result each: one that is wrong is told at its place, and the others are in the shop', async () => {
    const [first, second] = [await variantOf(3), await variantOf(null)];
    const results = await set([
      { sku: first.sku.toLowerCase(), onHand: 12, reason: 'Counted' },
      { sku: 'nobody has it', onHand: 1 },
      { variantId: second.id, onHand: 7 },
      { variantId: second.id, onHand: 8 },
      { sku: first.sku },
      'no level',
    ]);
    expect(results).toEqual([
      { index: 0, ok: true, variantId: first.id, sku: first.sku, onHand: 12 },
      { index: 1, ok: false, field: 'sku', message: 'The shop has no such variant' },
      { index: 2, ok: true, variantId: second.id, sku: second.sku, onHand: 7 },
      { index: 3, ok: false, field: 'variantId', message: 'Level 2 is of the same variant' },
      {
        ...{ index: 4, ok: false, field: 'onHand' },
        message: 'onHand must be a whole number up to 1,000,000, or null',
      },
      { index: 5, ok: false, field: 'level', message: 'Each level must be an object' },
    ]);
    expect((await stockOf(shop, { productId: '', variantId: first.id })).on_hand).toBe(12);
    expect((await stockOf(shop, { productId: '', variantId: second.id })).on_hand).toBe(7);
    const product = await admin.get<Json>('/admin/products', {
      query: { filter: JSON.stringify({ q: first.sku }) },
      expect: 200,
    });
    const book = await admin.get<Json>(`/admin/products/${product.body[0].id}/stock-movements`);
    expect(book.body).toContainEqual(
      expect.objectContaining({
        change: 9,
        kind: 'adjust',
        reason: 'Counted',
        changedBy: 'Administrator',
      }),
    );
  });

  it('never take what waiting orders hold', async () => {
    const product = await goods(shop, { stock: 5 });
    const body = { ...wanted(product, 2), amount: 20.39 };
    await (await shop.shopper()).post('/payments/cash', body, { expect: 200 });
    const [refused] = await set([{ variantId: product.variantId, onHand: 1 }]);
    expect(refused).toEqual({
      ...{ index: 0, ok: false, field: 'onHand', message: 'Waiting orders hold 2 of it' },
    });
    await set([{ variantId: product.variantId, onHand: 2 }]);
    expect(await stockOf(shop, product)).toEqual({ on_hand: 2, held: 2 });
  });

  it('are set once under one key of a repeat, and that key holds for no other body', async () => {
    const { id } = await variantOf(3);
    const levels = [{ variantId: id, onHand: 9 }];
    const repeat = { key: `levels-${id}` };
    expect(await set(levels, repeat)).toEqual(await set(levels, repeat));
    const other = await erp.post<Json>(PATH, { levels: [{ variantId: id, onHand: 1 }] }, repeat);
    expect(other.status).toBe(422);
    const booked = await shop.sql('select delta from stock_movement where variant_id = $1 and reason = $2', [
      id,
      '',
    ]);
    expect(booked).toContainEqual({ delta: 6 });
    expect(booked.filter((one: Json) => one.delta === 6)).toHaveLength(1);
  });

  it('stand in the audit log as a whole, with the key that sent them', async () => {
    const { id } = await variantOf(3);
    const answer = await erp.post(PATH, { levels: [{ variantId: id, onHand: 4 }, {}] }, { expect: 200 });
    const [entry] = await shop.sql<Json>('select action, changes from audit_event where request_id = $1', [
      answer.headers.get('x-request-id'),
    ]);
    expect(entry).toEqual({
      action: 'adminSetStockLevels',
      changes: { levels: 2, changed: 1, refused: 1, apiKey: { id: key.id, name: key.name } },
    });
    const filter = JSON.stringify({ action: 'adminSetStockLevels' });
    const [shown] = (await admin.get<Json>('/admin/audit', { query: { filter }, expect: 200 })).body;
    expect(shown.apiKey).toMatchObject({ id: key.id });
  });

  it('tell the feed of each shelf that has changed', async () => {
    const [first, second] = [await variantOf(3), await variantOf(4)];
    const { cursor } = (await admin.get<Json>('/admin/events', { query: { after: 'latest' } })).body;
    await set([
      { variantId: first.id, onHand: 8 },
      { variantId: second.id, onHand: 4 },
    ]);
    const { events } = (await admin.get<Json>('/admin/events', { query: { after: cursor } })).body;
    const told = events.filter(({ type }: Json) => type === 'stock.changed');
    expect(told.map(({ resourceId }: Json) => resourceId)).toEqual([first.id]);
  });

  it('are a thousand at most and one at least, and need the scope', async () => {
    const level = { sku: 'nobody has it', onHand: 1 };
    expect(await set(Array.from({ length: 1_000 }, () => level))).toHaveLength(1_000);
    for (const levels of [Array.from({ length: 1_001 }, () => level), [], 'all', null, undefined]) {
      const { body } = await erp.post<Json>(PATH, { levels }, { expect: 400 });
      expect(body.errors.map(({ field }: Json) => field)).toEqual(['levels']);
    }
    const terms = { name: `Reader ${v7()}`, scopes: ['products.read'] };
    const { secret } = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
    const { body } = await shop.client.as(secret).post<Json>(PATH, { levels: [level] }, { expect: 403 });
    expect([body.code, body.data.scope]).toEqual(['scope_missing', 'products.write']);
  });

  it('leave the stock book adding up', async () => {
    const wrong = await shop.sql(
      `select s.variant_id from stock s
       left join (select variant_id, sum(delta) as delta from stock_movement group by 1) m using (variant_id)
       where s.on_hand is not null and s.on_hand <> s.initial + coalesce(m.delta, 0)`,
    );
    expect(wrong).toEqual([]);
  });
});
