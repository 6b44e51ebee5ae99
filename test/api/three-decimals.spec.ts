import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { makeProduct, PLAIN } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { currency: 'KWD' } });
const MOST = 9_999_999.999;
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

/** What is refused, as field and sentence. */
const refusalOf = async (answer: Promise<{ status: number; body: Json }>) => {
  const { status, body } = await answer;
  return [status, body.errors?.[0]?.field, body.errors?.[0]?.message];
};

async function paidOrder(): Promise<string> {
  const [shopper, lamp] = [await shop.shopper(), await goods(shop, { cents: 12_340 })];
  const session = await openSession(shopper, wanted(lamp, 2, 12.34));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

describe('a shop that counts in thousandths', () => {
  afterEach(() => mustBeSound(shop));

  it('gives back single fils, by hand where the card takes steps of ten, and nothing finer', async () => {
    const path = `/admin/orders/${await paidOrder()}/refunds`;
    const back = (amount: number) => admin.post<Json>(path, { amount, reason: 'A scratch' });
    expect((await back(0.001)).body.refunds).toMatchObject([{ amount: 0.001, byHand: true }]);
    expect((await back(0.01)).body.refunds.at(-1)).toMatchObject({ amount: 0.01, byHand: false });
    const decimals = 'amount must be a number with at most three decimals';
    expect(await refusalOf(back(0.0005))).toEqual([400, 'amount', decimals]);
    expect(await refusalOf(back(0))).toEqual([400, 'amount', 'amount must be more than 0']);
  });

  it('takes no price above ten digits, wherever one is sent', async () => {
    const { id, variants } = await makeProduct(admin, { price: MOST });
    const [{ id: variantId, sku }] = variants;
    const tooHigh = `Price must be at most ${MOST}`;
    const made = admin.post<Json>('/admin/products', { ...PLAIN, price: 10_000_000 });
    expect(await refusalOf(made)).toEqual([400, 'price', tooHigh]);
    const changed = admin.put<Json>(`/admin/products/${id}`, { price: 10_000_000 });
    expect(await refusalOf(changed)).toEqual([400, 'price', tooHigh]);
    const rows = [{ id: variantId, sku, options: {}, price: 10_000_000 }];
    const row = admin.put<Json>(`/admin/products/${id}`, { variants: rows });
    expect(await refusalOf(row)).toEqual([400, 'variants.0.price', tooHigh]);
    const { body } = await admin.post<Json>('/admin/prices', { prices: [{ sku, price: 10_000_000 }] });
    expect(JSON.stringify(body.results)).toContain(tooHigh);
    const file = `sku,name,price,description,category\n${sku},,10000000,,\n`;
    const read = await admin.post<Json>('/admin/products/imports', file, {
      headers: { 'content-type': 'text/csv' },
    });
    const lines = await admin.get<Json>(`/admin/products/imports/${read.body.id}/lines`, { expect: 200 });
    expect(JSON.stringify(lines.body)).toContain(tooHigh);
    const cost = { costs: [{ variantId, cost: 10_000_000 }] };
    const field = 'costs.0.cost';
    const said = 'Cost must be 0 or more, with at most three decimals';
    expect(await refusalOf(admin.put(`/admin/products/${id}/costs`, cost))).toEqual([400, field, said]);
  });

  it.each([
    ['/admin/coupons', { code: 'FILS', kind: 'amount', amount: 1, minTotal: -1 }, 'minTotal'],
    ['/admin/coupons', { code: 'FILS', kind: 'amount', amount: 0.0001 }, 'amount'],
    ['/admin/credit', { amount: 0.0001, reason: 'A present' }, 'amount'],
    ['/payments/create-checkout-session', { amount: -1 }, 'amount'],
  ])('says at %s how many decimals there are', async (path, sent, field) => {
    const lamp = await goods(shop, { cents: 1_000 });
    const buyer = path.startsWith('/admin') ? admin : await shop.shopper();
    const body = path.startsWith('/admin') ? sent : { ...wanted(lamp, 1, 1), ...sent };
    const [status, at, message] = await refusalOf(buyer.post<Json>(path, body));
    expect([status, at]).toEqual([400, field]);
    expect(message).toContain('at most three decimals');
  });
});
