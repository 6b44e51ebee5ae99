import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
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

  it('takes prices without decimals and names the field of any other', async () => {
    const product = { name: 'Basket', description: 'Woven by hand.', category: 'Home', stock: 5 };
    const made = await admin.post<Json>('/admin/products', { ...product, price: 12_500 }, { expect: 201 });
    expect(made.body.price).toBe(12_500);
    const refused = await admin.post<Json>('/admin/products', { ...product, price: 12_500.5 });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('price');
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
    const refund = await admin.post<Json>(
      `/admin/orders/${session.data.orderId}/refund`,
      { amount: 5_000, reason: 'One was torn' },
      { expect: 201 },
    );
    expect(JSON.stringify(refund.body)).toContain('RWF 5000');
    expect((await admin.post(`/admin/orders/${session.data.orderId}/refund`, { amount: 0.5 })).status).toBe(
      400,
    );
  });

  it('takes a deposit that is rounded to the franc', async () => {
    const shopper = await shop.shopper();
    const basket = await goods(shop, { cents: 999 });
    const paid = await shopper.post<Json>(
      '/payments/cash',
      { ...wanted(basket, 1, 999), amount: 400 },
      { expect: 201 },
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
    expect(answer.body).toMatchObject({ code: 'currency_stands', fields: [{ field: 'currency' }] });
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
