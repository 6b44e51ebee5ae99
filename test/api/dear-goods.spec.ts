import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mustBeSound, wanted } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { currency: 'VND' } });
const PRICE = 450_000_000;
let admin: Client;
let motorcycle: Json;
beforeAll(async () => {
  admin = await shop.admin();
  motorcycle = await makeProduct(admin, { name: 'Motorcycle', price: PRICE, stock: 3 });
});

describe('goods that cost hundreds of millions of a small currency', () => {
  afterAll(() => mustBeSound(shop));

  it('are found by their price', async () => {
    const query = { minPrice: PRICE, maxPrice: PRICE };
    const { body } = await shop.client.get<Json>('/products', { query, expect: 200 });
    expect(body.data).toMatchObject([{ _id: motorcycle.id, price: PRICE }]);
  });

  it('have ways of delivery and a tax', async () => {
    const query = { country: 'VN', worth: PRICE };
    const { body } = await shop.client.get<Json>('/shipping/methods', { query, expect: 200 });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('come back through a file of what the shop wrote', async () => {
    const { text } = await admin.get('/admin/products/export.csv', { expect: 200 });
    const csv = { headers: { 'content-type': 'text/csv' } };
    const { body } = await admin.post<Json>('/admin/products/imports', text, csv);
    expect(body.lines).toMatchObject({ total: 1, error: 0 });
  });

  it('are refunded in part, as the preview says', async () => {
    const shopper = await shop.shopper();
    const bike = { productId: motorcycle.id, variantId: motorcycle.variants[0].id };
    const [amount, total] = [PRICE * 0.4, PRICE];
    const { body } = await shopper.post<Json>(
      '/payments/cash',
      { ...wanted(bike, 1, PRICE), amount, total },
      { expect: 200 },
    );
    const path = `/admin/orders/${body.data.orderId}`;
    await admin.post(`${path}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    const [tender] = (await admin.get<Json>(`${path}/refund-preview`, { expect: 200 })).body.tenders;
    const back = 120_000_000;
    const query = { amount: back, shares: `${tender.tenderId}:${back}` };
    const preview = await admin.get<Json>(`${path}/refund-preview`, { query, expect: 200 });
    expect(preview.body.amount).toBe(back);
    const { refunds } = (await admin.post<Json>(`${path}/refunds`, { amount: back, reason: 'Late' })).body;
    expect(refunds).toMatchObject([{ amount: back }]);
  });

  it('are asked for by amounts that nothing costs, and no call breaks', async () => {
    const most = '999999999999';
    const asked = [
      shop.client.get('/products', { query: { minPrice: most } }),
      shop.client.get('/products', { query: { maxPrice: most } }),
      shop.client.get('/products', { query: { minPrice: `${most}9` } }),
      shop.client.get('/shipping/methods', { query: { country: 'VN', worth: most } }),
      shop.client.get('/taxes', { query: { country: 'VN', amount: most } }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 400, 200, 200]);
    const given = { amount: 9_999_999_999, reason: 'Sorry', currency: 'VND' };
    const { body } = await admin.post<Json>('/admin/credit', given);
    expect(body).toMatchObject({ balance: given.amount });
    for (const amount of [9_999_999_999, -9_999_999_999_999, 1e15, -1e15]) {
      const { status } = await admin.post(`/admin/credit/${body.id}/adjustments`, { amount, reason: 'x' });
      expect([amount, status < 500]).toEqual([amount, true]);
    }
  });

  it('have staff who may give that much back, coupons and groups for it', async () => {
    const role = { name: 'Desk', permissions: ['orders.refund'], refundLimit: PRICE };
    expect((await admin.post<Json>('/admin/roles', role, { expect: 201 })).body.refundLimit).toBe(PRICE);
    const coupon = { code: 'MILLION', kind: 'amount', amount: 1_000_000, minTotal: PRICE };
    expect((await admin.post<Json>('/admin/coupons', coupon, { expect: 201 })).body.minTotal).toBe(PRICE);
    const group = { name: 'Riders', rule: { spentAtLeast: PRICE } };
    await admin.post<Json>('/admin/customer-groups', group, { expect: 201 });
  });
});
