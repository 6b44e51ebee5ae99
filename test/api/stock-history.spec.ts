import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct, PLAIN, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const sized = (value: string, stock: number) => ({ options: { Size: value }, price: 10, stock });
const inBook = (book: Json[]) =>
  book.map(({ change, kind, reason, sku }) => [change, kind, reason, sku]).toSorted();

describe('the stock book of a product', () => {
  const shop = useShop();
  const stockHistory = (variantId: string) =>
    shop.sql<{ delta: number; reason: string }>(
      'select delta, reason from stock_movement where variant_id = $1 order by created_at',
      [variantId],
    );

  it('books the difference that staff meant, whatever was sold meanwhile', async () => {
    const admin = await shop.admin();
    const product = await makeProduct(admin, { stock: 10 });
    const [variant] = product.variants;
    await shop.sql('update stock set on_hand = on_hand - 4, initial = initial - 4 where variant_id = $1', [
      variant.id,
    ]);
    const echo = await admin.put(
      `/admin/products/${product.id}`,
      { ...product, name: 'Renamed' },
      { expect: 200 },
    );
    expect(echo.body.stock).toBe(6);
    const variants = [{ ...variant, stock: 15 }];
    const sent = { ...product, variants, stockReason: 'Delivery of Monday' };
    const changed = await admin.put(`/admin/products/${product.id}`, sent, { expect: 200 });
    expect(changed.body.stock).toBe(11);
    expect(await stockHistory(variant.id)).toEqual([{ delta: 5, reason: 'Delivery of Monday' }]);
    const book = await admin.get<Json>(`/admin/products/${product.id}/stock-movements`, { expect: 200 });
    const line = {
      change: 5,
      kind: 'adjust',
      reason: 'Delivery of Monday',
      sku: variant.sku,
      orderId: null,
      place: null,
    };
    expect(book.body).toEqual([
      expect.objectContaining({ ...line, changedBy: 'Administrator' }),
      expect.objectContaining({ change: 6, kind: 'opening', reason: '', sku: variant.sku, changedBy: null }),
    ]);
  });

  it('books and makes once what is sent again under its key, though its answer was lost', async () => {
    const admin = await shop.admin();
    const made = { ...PLAIN, name: 'Sent twice', stock: 10 };
    const make = () => admin.post<Json>('/admin/products', made, { key: `make-${made.name}`, expect: 201 });
    const [product, again] = [(await make()).body, (await make()).body];
    expect(again).toEqual(product);
    const path = `/admin/products/${product.id}`;
    const key = `stock-${product.id}`;
    const book = (stock: number) => admin.put<Json>(path, { stock, stockSeen: 10 }, { key });
    const answers = [await book(15), await book(15)];
    expect(answers.map(({ status, body }) => [status, body.stock])).toEqual([
      [200, 15],
      [200, 15],
    ]);
    expect((await book(16)).body.code).toBe('idempotency_key_reused');
    expect((await stockHistory(product.variants[0].id)).map(({ delta }) => delta).at(-1)).toBe(5);
    const [{ audits } = {}] = await shop.sql<{ audits: number }>(
      `select count(*)::int as audits from audit_event where entity_id = $1`,
      [product.id],
    );
    expect(audits).toBe(2);
  });

  it('keeps the opening stock when something is unlimited for a while, and books what is counted then', async () => {
    const admin = await shop.admin();
    const { id, variants } = await makeProduct(admin, { stock: 10 });
    const [{ sku }] = variants;
    const opening = [10, 'opening', '', sku];
    const book = async () =>
      inBook((await admin.get<Json>(`/admin/products/${id}/stock-movements`, { expect: 200 })).body);
    const set = (stock: number | null, stockReason: string) =>
      admin.put(`/admin/products/${id}`, { stock, stockReason }, { expect: 200 });
    await set(8, 'Two broke');
    await set(null, 'Made to order');
    const broken = [-2, 'adjust', 'Two broke', sku];
    expect(await book()).toEqual([broken, opening].toSorted());
    await set(3, 'Counted');
    expect(await book()).toEqual([broken, opening, [-5, 'adjust', 'Counted', sku]].toSorted());
  });

  it('books what comes with a new variant and what goes with one that is taken out', async () => {
    const admin = await shop.admin();
    const made = { options: [size('S', 'M')], variants: ['S', 'M'].map((one) => sized(one, 6)) };
    const { id, variants } = await makeProduct(admin, made);
    const change = { options: [size('S', 'XL')], variants: [variants[0], sized('XL', 5)] };
    const sent = { ...change, stockReason: 'First delivery' };
    const { body } = await admin.put<Json>(`/admin/products/${id}`, sent, { expect: 200 });
    const book = await admin.get<Json>(`/admin/products/${id}/stock-movements`, { expect: 200 });
    expect(inBook(book.body)).toEqual(
      [
        [-6, 'adjust', 'First delivery', variants[1].sku],
        [5, 'adjust', 'First delivery', body.variants[1].sku],
        [6, 'opening', '', variants[0].sku],
        [6, 'opening', '', variants[1].sku],
      ].toSorted(),
    );
    const shelves = await shop.sql<Json>(
      `select v.archived_at is null as offered, on_hand, initial + coalesce((select sum(delta)::int
         from stock_movement m where m.variant_id = v.id), 0) as booked
         from variant v join stock s on s.variant_id = v.id where v.product_id = $1 order by on_hand`,
      [id],
    );
    expect(shelves).toEqual([
      { offered: false, on_hand: 0, booked: 0 },
      { offered: true, on_hand: 5, booked: 5 },
      { offered: true, on_hand: 6, booked: 6 },
    ]);
  });

  it('calls a variant in its books what it was called before it was taken out', async () => {
    const admin = await shop.admin();
    const made = { options: [size('S', 'M')], variants: ['S', 'M'].map((one) => sized(one, 6)) };
    const { id, variants } = await makeProduct(admin, made);
    const change = { options: [size('S')], variants: [variants[0]] };
    await admin.put(`/admin/products/${id}`, change, { expect: 200 });
    for (const book of ['stock-movements', 'price-changes']) {
      const { body } = await admin.get<Json>(`/admin/products/${id}/${book}`, { expect: 200 });
      expect(new Set(body.map((line: Json) => line.sku))).toEqual(
        new Set(variants.map((one: Json) => one.sku)),
      );
    }
  });

  it('carries the pieces of the only variant on into its first size', async () => {
    const admin = await shop.admin();
    const { id, variants } = await makeProduct(admin, { stock: 6 });
    const sizes = [{ ...variants[0], options: { Size: 'S' } }, sized('M', 0)];
    const change = { options: [size('S', 'M')], variants: sizes };
    const { body } = await admin.put<Json>(`/admin/products/${id}`, change, { expect: 200 });
    expect(body.variants.map((one: Json) => [one.options.Size, one.stock])).toEqual([
      ['S', 6],
      ['M', 0],
    ]);
    expect(await stockHistory(variants[0].id)).toEqual([]);
  });
});
