import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const MAIN = '00000000-0000-7000-8000-000000000010';
const NO_STOCK = 'A bundle is sold by the stock of its parts: set theirs';
const TO = {
  firstName: 'Ann',
  lastName: 'Okello',
  ...{ street: '1 Allee', city: 'Town', state: 'Central', zipCode: '00256', country: 'Uganda' },
};
let admin: Client;
let cup: Goods;
let tea: Goods;
let box: Goods;

const part = ({ variantId }: Goods, quantity = 1) => ({ variantId, quantity });
const set = (of: Goods, parts: object[], expected = 200) =>
  admin.put<Json>(
    `/admin/products/${of.productId}/bundles`,
    { bundles: [{ variantId: of.variantId, parts }] },
    { expect: expected },
  );
const skuOf = ({ variantId }: Goods) => `SKU-${variantId.slice(-12)}`;
const shown = async ({ productId }: Goods) =>
  (await shop.client.get<Json>(`/products/${productId}`, { expect: 200 })).body.data.stock;
const imported = async (csv: string): Promise<Json> => {
  const headers = { 'content-type': 'text/csv' };
  return (await admin.post<Json>('/admin/products/imports', csv, { headers, expect: 201 })).body;
};
const linesOf = async ({ id }: Json) =>
  (await admin.get<Json[]>(`/admin/products/imports/${id}/lines`, { expect: 200 })).body;
const become = async ({ id }: Json, step: string, status: string) => {
  await admin.post(`/admin/products/imports/${id}/${step}`, undefined, { expect: 202 });
  await eventually(
    () => admin.get<Json>(`/admin/products/imports/${id}`, { expect: 200 }),
    ({ body }) => body.status === status,
  );
};
const bought = async (what: Goods, quantity: number) => {
  const shopper = await shop.shopper('Ann Okello');
  const session = await openSession(shopper, { ...wanted(what, quantity, 40), shippingAddress: TO });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, id: String(session.data.orderId) };
};

beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  [cup, tea] = [await goods(shop, { stock: 9, name: 'Cup' }), await goods(shop, { stock: 7, name: 'Tea' })];
  box = await goods(shop, { stock: 0, name: 'Box', cents: 4_000 });
});
afterEach(() => mustBeSound(shop));

describe('a bundle', () => {
  beforeEach(async () => {
    await set(box, [part(cup, 2), part(tea)]);
  });

  it('can be had as often as its scarcest part makes it, as pages hear at once', async () => {
    const { body } = await admin.get<Json>(`/admin/products/${box.productId}/bundles`, { expect: 200 });
    expect(body.variants).toMatchObject([
      {
        variantId: box.variantId,
        parts: [
          { variantId: cup.variantId, name: 'Cup', sku: skuOf(cup), quantity: 2 },
          { variantId: tea.variantId, name: 'Tea', quantity: 1 },
        ],
      },
    ]);
    expect(await shown(box)).toBe(4);
    const levels = { levels: [{ variantId: cup.variantId, onHand: 3 }] };
    await admin.post('/admin/stock-levels', levels, { expect: 200 });
    await eventually(
      () => shown(box),
      (stock) => stock === 1,
    );
    await shop.sql('update variant set archived_at = now() where id = $1', [tea.variantId]);
    await eventually(
      () => shown(box),
      (stock) => stock === 0,
    );
  });

  it('takes its parts from their shelves, shows them in the order, and brings them back', async () => {
    const { shopper, id } = await bought(box, 2);
    expect([(await stockOf(shop, cup)).on_hand, (await stockOf(shop, tea)).on_hand]).toEqual([5, 5]);
    const order = await orderOf(shopper, id);
    expect(order.products[0].parts).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
    const back = { lines: [{ variantId: box.variantId, quantity: 1 }], restock: true, reason: 'Changed' };
    await admin.post(`/admin/orders/${id}/refunds`, back, { expect: 200 });
    expect([(await stockOf(shop, cup)).on_hand, (await stockOf(shop, tea)).on_hand]).toEqual([7, 6]);
  });

  it('is picked and packed by its parts', async () => {
    const { id } = await bought(box, 2);
    const paper = async (name: string) => {
      const answer = await admin.fetch(`/api/v1/admin/fulfilment/${name}?ids=${id}`);
      return pdfText(new Uint8Array(await answer.arrayBuffer()));
    };
    const picked = await paper('pick-list.pdf');
    for (const word of ['Cup', 'Tea', 'Pieces in all: 6']) expect(picked).toContain(word);
    expect(picked).not.toContain('Box');
    const slip = await paper('packing-slips.pdf');
    for (const word of ['Box', '4 × Cup', '2 × Tea', 'Pieces in all: 6']) expect(slip).toContain(word);
  });

  it('costs what its parts cost, once all of that is known', async () => {
    const costOf = async () =>
      (await admin.get<Json>(`/admin/products/${box.productId}/costs`, { expect: 200 })).body.variants;
    const price = ({ productId, variantId }: Goods, cost: number, expected = 200) =>
      admin.put<Json>(
        `/admin/products/${productId}/costs`,
        { costs: [{ variantId, cost }] },
        { expect: expected },
      );
    await price(cup, 3.5);
    expect(await costOf()).toMatchObject([{ cost: null, isBundle: true }]);
    await price(tea, 2);
    expect(await costOf()).toMatchObject([{ cost: 9 }]);
    expect((await price(box, 5, 409)).body).toMatchObject({
      code: 'bundle_has_no_cost',
      errors: [{ field: 'costs.0.cost' }],
    });
    const { id } = await bought(box, 1);
    const kept = await shop.sql<Json>(
      `select cost_cents from order_line_cost c join order_line l on l.id = c.line_id where l.order_id = $1`,
      [id],
    );
    expect(kept.map(({ cost_cents }) => Number(cost_cents))).toEqual([900]);
  });

  it('is counted with what came back of it, and single pieces of its parts beside it are not', async () => {
    for (const { productId, variantId } of [cup, tea])
      await admin.put(
        `/admin/products/${productId}/costs`,
        { costs: [{ variantId, cost: 2 }] },
        { expect: 200 },
      );
    const shopper = await shop.shopper('Ann Okello');
    const products = [...wanted(box, 1, 40).products, ...wanted(cup, 3).products];
    const session = await openSession(shopper, { ...wanted(box, 1, 40), products, shippingAddress: TO });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const id = String(session.data.orderId);
    const back = { lines: [{ variantId: box.variantId, quantity: 1 }], restock: true, reason: 'Changed' };
    await admin.post(`/admin/orders/${id}/refunds`, back, { expect: 200 });
    const [sale] = await shop.sql<Json>(
      `select to_jsonb(s) as told from sale_of(array[$1]::uuid[], array[current_date], array['-infinity'::timestamptz]) s`,
      [id],
    );
    const { products: ids, line_cost_cents: cost } = sale?.told ?? {};
    expect(Object.fromEntries(ids.map((one: string, at: number) => [one, cost[at]]))).toEqual({
      [box.productId]: 0,
      [cup.productId]: 600,
    });
    await runJob(shop, 'catalogue.count-sales', id);
    const soldOf = async ({ productId }: Goods) =>
      (await shop.sql<Json>('select sold_count from product where id = $1', [productId]))[0]?.sold_count;
    await eventually(
      () => soldOf(cup),
      (sold) => sold === 3,
    );
    expect(await soldOf(box)).toBe(0);
  });

  it('has no stock of its own, wherever somebody sets one', async () => {
    const level = { levels: [{ variantId: box.variantId, onHand: 3 }] };
    const refused = { results: [{ ok: false, field: 'onHand', message: NO_STOCK }] };
    expect((await admin.post<Json>('/admin/stock-levels', level, { expect: 200 })).body).toMatchObject(
      refused,
    );
    const at = `/admin/places/${MAIN}/stock-levels`;
    expect((await admin.post<Json>(at, level, { expect: 200 })).body).toMatchObject(refused);
    const own = { id: box.variantId, options: {}, price: 40 };
    const put = (stock: number) =>
      admin.put<Json>(`/admin/products/${box.productId}`, { variants: [{ ...own, stock }] });
    expect((await put(3)).body).toMatchObject({
      code: 'bundle_has_no_stock',
      errors: [{ field: 'variants.0.stock', message: NO_STOCK }],
    });
    // as it was read
    expect((await put(4)).status).toBe(200);
    const lines = [{ variantId: box.variantId, quantity: 5 }];
    expect((await admin.post<Json>('/admin/purchase-orders', { supplier: 'S', lines })).body).toMatchObject({
      code: 'bundles_do_not_arrive',
      errors: [{ field: 'lines.0.variantId' }],
    });
    const batch = { products: [{ sku: skuOf(box), stock: 3 }] };
    expect((await admin.post<Json>('/admin/products/batch', batch, { expect: 200 })).body).toMatchObject({
      results: [{ ok: false, errors: [{ message: NO_STOCK }] }],
    });
    const filed = await imported(`sku,stock\n${skuOf(box)},3\n`);
    expect(await linesOf(filed)).toMatchObject([
      { action: 'error', errors: [{ field: 'stock', message: NO_STOCK }] },
    ]);
    const query = { filter: JSON.stringify({ sku: skuOf(box) }) };
    expect((await admin.get<Json[]>('/admin/stock-levels', { query, expect: 200 })).body).toMatchObject([
      { isBundle: true, available: 4 },
    ]);
  });

  it('stays taxed as its parts are', async () => {
    const answer = await admin.patch<Json>(`/admin/products/${tea.productId}`, { taxCategory: 'reduced' });
    expect(answer.body).toMatchObject({ code: 'not_a_product', errors: [{ field: 'taxCategory' }] });
  });

  it('keeps its parts in the shop, which are archived instead of deleted', async () => {
    await admin.delete(`/admin/products/${tea.productId}`, undefined, { expect: 200 });
    expect(await shop.sql('select status from product where id = $1', [tea.productId])).toEqual([
      { status: 'archived' },
    ]);
  });

  it('comes out of a file of products as it goes in', async () => {
    const query = { filter: JSON.stringify({ id: [box.productId] }) };
    const answer = await admin.get<string>('/admin/products/export.csv', { query, expect: 200 });
    expect(String(answer.body)).toContain(
      skuOf(cup) < skuOf(tea) ? `2 x ${skuOf(cup)}; 1 x` : `1 x ${skuOf(tea)}; 2 x`,
    );
    expect(await linesOf(await imported(String(answer.body)))).toMatchObject([{ action: 'nothing' }]);
  });
});

describe('what is made a bundle', () => {
  it('is refused at what is in the way', async () => {
    expect((await set(cup, [part(tea)], 400)).body).toMatchObject({
      code: 'bundle_wrong',
      errors: [{ field: 'bundles.0.variantId' }],
    });
    expect((await set(box, [{ variantId: v7(), quantity: 1 }], 400)).body).toMatchObject({
      errors: [{ field: 'bundles.0.parts.0.variantId', message: 'There is no such variant' }],
    });
    expect((await set(box, [part(cup, 0)], 400)).body.errors).toMatchObject([
      { field: 'bundles.0.parts.0.quantity' },
    ]);
    await set(box, [part(cup)]);
    const bag = await goods(shop, { stock: 0 });
    expect((await set(bag, [part(box)], 400)).body.message).toBe('A bundle is made of no bundles');
  });

  it('waits for what is on its way', async () => {
    const lines = [{ variantId: box.variantId, quantity: 5 }];
    const order = (
      await admin.post<Json>('/admin/purchase-orders', { supplier: 'S', lines }, { expect: 201 })
    ).body;
    const step = (name: string, version: number) =>
      admin.post<Json>(`/admin/purchase-orders/${order.id}/${name}`, { version }, { expect: 200 });
    const { body } = await step('send', order.version);
    expect((await set(box, [part(cup)], 400)).body.message).toMatch(/on its way/);
    await step('close', body.version);
    await set(box, [part(cup)]);
  });

  it('is made, shown and taken apart by files', async () => {
    const made = await imported(`sku,bundle\n${skuOf(box)},3 x ${skuOf(cup).toLowerCase()}\n`);
    expect(await linesOf(made)).toMatchObject([
      { action: 'update', changes: [{ field: 'bundle', from: '', to: `3 x ${skuOf(cup)}` }] },
    ]);
    await become(made, 'run', 'done');
    expect(await shown(box)).toBe(3);
    const apart = await imported(`sku,bundle,stock\n${skuOf(box)},none,6\n`);
    await become(apart, 'run', 'done');
    expect(await stockOf(shop, box)).toMatchObject({ on_hand: 6 });
    await become(apart, 'undo', 'undone');
    expect(await stockOf(shop, box)).toMatchObject({ on_hand: 0 });
    await become(made, 'undo', 'undone');
    const { body } = await admin.get<Json>(`/admin/products/${box.productId}/bundles`, { expect: 200 });
    expect(body.variants[0].parts).toEqual([]);
  });
});
