import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({ env: { MOMO_CURRENCY: 'RWF' } });

describe('a shop that counts in Rwandan francs', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
    await admin.put('/admin/settings/shop', { currency: 'RWF' }, { expect: 200 });
  });
  afterAll(() => mustBeSound(shop));

  it('says so to everybody', async () => {
    const { body } = await shop.client.get<Json>('/shop', { expect: 200 });
    expect(body.data).toMatchObject({ currency: 'RWF' });
  });

  it('shows others besides, by rates of its own', async () => {
    const change = (displayCurrencies: object[]) =>
      admin.put<Json>('/admin/settings/shop', { displayCurrencies });
    const euro = { code: 'EUR', rate: 0.000613, roundTo: 0.1, isPayable: false };
    expect((await change([euro])).body.displayCurrencies).toEqual([euro]);
    expect((await shop.client.get<Json>('/shop', { expect: 200 })).body.data.displayCurrencies).toEqual([
      euro,
    ]);
    for (const [wrong, field] of [
      [{ ...euro, code: 'RWF' }, 'displayCurrencies.0.code'],
      [{ ...euro, rate: 0 }, 'displayCurrencies.0.rate'],
      [{ ...euro, roundTo: 0.001 }, 'displayCurrencies.0.roundTo'],
    ] as const) {
      const refused = await change([wrong]);
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
    }
    await admin.put('/admin/settings/shop', { displayCurrencies: [] }, { expect: 200 });
  });

  it('takes prices without decimals and names the field of any other', async () => {
    const made = await makeProduct(admin, { price: 12_500 });
    expect(made.price).toBe(12_500);
    const refused = await admin.put<Json>(`/admin/products/${made.id}`, { price: 12_500.5 });
    expect(refused.status).toBe(400);
    const message = 'Price must be a positive number with no decimals';
    expect(refused.body.errors).toEqual([{ field: 'price', message }]);
  });

  it('is paid by card in whole francs, and gives them back', async () => {
    const shopper = await shop.shopper();
    const basket = await goods(shop, { cents: 12_500 });
    const session = await openSession(shopper, wanted(basket, 2, 12_500));
    await payOnPage(shop, session.url);
    const done = await shopper.post<Json>(
      '/payments/checkout-success',
      { sessionId: session.id },
      { expect: 200 },
    );
    expect(done.body).toMatchObject({ amountPaid: 25_000 });
    const order = await orderOf(shopper, session.data.orderId);
    expect(order).toMatchObject({ totalAmount: 25_000, paymentStatus: 'paid' });
    const path = `/admin/orders/${session.data.orderId}/refunds`;
    const torn = { amount: 5_000, reason: 'One was torn' };
    const { refunds } = (await admin.post<Json>(path, torn, { expect: 200 })).body;
    expect(refunds.at(-1)).toMatchObject({ amount: 5_000 });
    const half = await admin.post<Json>(path, { ...torn, amount: 0.5 });
    expect(half.body.message).toBe('0.5 is not an amount with no decimals');
  });

  it('takes a deposit that is rounded to the franc', async () => {
    const shopper = await shop.shopper();
    const basket = await goods(shop, { cents: 999 });
    const paid = await shopper.post<Json>(
      '/payments/cash',
      { ...wanted(basket, 1, 999), amount: 400 },
      { expect: 200 },
    );
    expect(paid.body).toMatchObject({ data: { amountDueNow: 400, amountOnDelivery: 599, currency: 'RWF' } });
  });

  it('asks wallets of its own currency for the price itself', async () => {
    const shopper = await shop.shopper();
    const basket = await goods(shop, { cents: 7_000 });
    const quote = await shopper.post<Json>('/payments/quote', wanted(basket, 1, 7_000), { expect: 200 });
    expect(quote.body).toMatchObject({ data: { wallet: { amount: 7_000, currency: 'RWF', rate: 1 } } });
  });

  it('cannot count in another currency once it has sold', async () => {
    const answer = await admin.put<Json>('/admin/settings/shop', { currency: 'EUR' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'currency_stands', errors: [{ field: 'currency' }] });
    const unknown = await admin.put<Json>('/admin/settings/shop', { currency: 'ABC' });
    expect(unknown.status).toBe(400);
  });

  it('is known to a process that starts later', async () => {
    const later = await shop.startApi();
    try {
      const { body } = await later.client.get<Json>('/products?limit=1', { expect: 200 });
      expect(body.data[0].price).toBeGreaterThan(100);
    } finally {
      await later.stop();
    }
  });
});
