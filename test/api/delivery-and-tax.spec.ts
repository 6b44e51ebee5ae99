import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, wanted, type Goods } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop();

const days = { daysFrom: 1, daysTo: 2 };
const rate = { category: 'standard', name: 'VAT', percent: 19, from: '2020-01-01' };
const address = (country: string, state = 'Berlin') => ({
  shippingAddress: { street: '1 Allee', city: 'Town', state, zipCode: '10115', country },
});

let admin: Client;
let basket: Goods;
let express: string;

beforeAll(async () => {
  admin = await shop.admin();
  basket = await goods(shop, { cents: 2_000, stock: 100 });
  const zone = {
    name: 'Germany and Texas',
    areas: [{ country: 'DE' }, { country: 'US' }],
    methods: [
      { name: 'Parcel', kind: 'flat', price: 4.9, freeFrom: 50, daysFrom: 2, daysTo: 4 },
      { name: 'Express', kind: 'flat', price: 14.9, ...days },
    ],
  };
  const made = (await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 })).body;
  express = made.methods[1].id;
  const taxed = { shippingTax: 'main', rounding: 'order', reverseCharge: false };
  const tax = (name: string, area: object, pricesIncludeTax: boolean, percent: number) => {
    const zoneOf = { ...taxed, name, areas: [area], pricesIncludeTax, rates: [{ ...rate, percent }] };
    return admin.post('/admin/tax-zones', zoneOf, { expect: 201 });
  };
  await tax('Germany', { country: 'DE' }, true, 19);
  await tax('Texas', { country: 'US', region: 'Texas' }, false, 8.25);
});

const quote = async (shopper: Client, body: object) =>
  (await shopper.post<Json>('/payments/quote', body, { expect: 200 })).body.data;

describe('delivered where the shop charges tax and freight', () => {
  afterAll(() => mustBeSound(shop));

  it('quotes prices that contain the tax, and the methods to choose from', async () => {
    const shopper = await shop.shopper();
    const data = await quote(shopper, { ...wanted(basket, 1, 20), ...address('Germany') });
    expect(data).toMatchObject({ subtotal: 20, shipping: 4.9, tax: 0, total: 24.9 });
    expect(data.taxes).toEqual([{ name: 'VAT', percent: 19, net: 20.92, tax: 3.98, gross: 24.9 }]);
    expect(data.deliveryMethods.map(({ name, price }: Json) => [name, price])).toEqual([
      ['Parcel', 4.9],
      ['Express', 14.9],
    ]);
    const many = await quote(shopper, { ...wanted(basket, 3, 20), ...address('DE') });
    expect([many.shipping, many.total]).toEqual([0, 60]);
  });

  it('charges by card what was quoted, and gives back what each piece was paid with', async () => {
    const shopper = await shop.shopper();
    const texas = { ...wanted(basket, 2, 20), ...address('USA', 'Texas'), shippingMethodId: express };
    const quoted = await quote(shopper, texas);
    expect(quoted).toMatchObject({ subtotal: 40, shipping: 14.9, tax: 4.53, total: 59.43 });
    const session = await openSession(shopper, { ...texas, amount: 59.43 });
    await payOnPage(shop, session.url);
    const confirmed = { sessionId: session.id };
    await shopper.post('/payments/checkout-success', confirmed, { expect: 200 });
    const order = await orderOf(shopper, session.data.orderId);
    expect(order).toMatchObject({
      totalAmount: 59.43,
      shipping: 14.9,
      delivery: { name: 'Express', ...days },
      receipt: { taxes: [{ name: 'VAT', percent: 8.25, net: 54.9, tax: 4.53, gross: 59.43 }] },
    });
    expect(order.receipt.lines).toMatchObject([{ total: 40, tax: 3.3, taxAdded: 3.3 }]);
    const path = `/admin/orders/${session.data.orderId}/refunds`;
    const lines = [{ variantId: basket.variantId, quantity: 1 }];
    const one = await admin.post<Json>(path, { lines, reason: 'One came broken' }, { expect: 200 });
    expect(one.body.refunds.at(-1)).toMatchObject({ amount: 21.65 });
    const rest = await admin.post<Json>(path, { reason: 'All of it' }, { expect: 200 });
    expect(rest.body.refunds.at(-1)).toMatchObject({ amount: 37.78 });
  });

  it('asks the product how it is taxed, what it weighs and whether it is sent', async () => {
    const shopper = await shop.shopper();
    const card = await goods(shop, { cents: 5_000 });
    const path = `/admin/products/${card.productId}`;
    const change = async (body: object) => (await admin.patch<Json>(path, body, { expect: 200 })).body;
    const { variants } = await change({ taxCategory: 'exempt', isShipped: false });
    const gift = { ...wanted(card, 1, 50), ...address('Germany') };
    expect(await quote(shopper, gift)).toMatchObject({ total: 50, taxes: [], deliveryMethods: [] });
    const heavy = variants.map((variant: object) => ({ ...variant, grams: 9_000 }));
    const sent = await change({ isShipped: true, variants: heavy });
    expect(sent).toMatchObject({ taxCategory: 'exempt', isShipped: true, variants: [{ grams: 9_000 }] });
    const zone = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body.at(-1);
    const light = { name: 'Letter', kind: 'weight', steps: [{ upTo: 4_000, price: 1 }], ...days };
    const methods = [light, ...zone.methods];
    await admin.put(`/admin/shipping-zones/${zone.id}`, { methods }, { expect: 200 });
    const names = async (quantity: number, of: Goods, price: number) =>
      (await quote(shopper, { ...wanted(of, quantity, price), ...address('Germany') })).deliveryMethods.map(
        ({ name }: Json) => name as string,
      );
    expect(await names(1, card, 50)).toEqual(['Parcel', 'Express']);
    expect(await names(1, basket, 20)).toEqual(['Letter', 'Parcel', 'Express']);
    await admin.put(`/admin/shipping-zones/${zone.id}`, { methods: zone.methods }, { expect: 200 });
  });

  it('tells a changed rule as a changed price', async () => {
    const shopper = await shop.shopper();
    const seen = { ...wanted(basket, 1, 20), ...address('Germany'), amount: 20 };
    const refused = await shopper.post<Json>('/payments/create-checkout-session', seen, { expect: 409 });
    expect(refused.body).toMatchObject({ code: 'price_changed', data: { shipping: 4.9, total: 24.9 } });
  });

  it.each([
    ['shippingAddress', 'Please enter a delivery address.', {}],
    ['shippingAddress.country', 'Atlantis is not a country', address('Atlantis')],
  ])('names %s: %s', async (field, message, sent) => {
    const shopper = await shop.shopper();
    const body = { ...wanted(basket, 1, 20), ...sent };
    const refused = await shopper.post<Json>('/payments/create-checkout-session', body, { expect: 400 });
    expect(refused.body.errors[0]).toMatchObject({ field, message: expect.stringContaining(message) });
  });

  it('refuses a method that does not go there, and goods that nothing takes there', async () => {
    const shopper = await shop.shopper();
    const away = { ...wanted(basket, 1, 20), ...address('France'), shippingMethodId: express };
    const refused = await shopper.post<Json>('/payments/quote', away, { expect: 409 });
    expect(refused.body.code).toBe('delivery_method_unavailable');
    const [everywhere] = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body as Json[];
    await admin.put(`/admin/shipping-zones/${everywhere?.id}`, { methods: [] }, { expect: 200 });
    const nowhere = await shopper.post<Json>(
      '/payments/quote',
      { ...wanted(basket, 1, 20), ...address('France') },
      { expect: 400 },
    );
    expect(nowhere.body.message).toBe('We do not deliver this order to France yet.');
  });

  it('writes method, rate and tax on the invoice', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, { ...wanted(basket, 1, 20), ...address('Germany') });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { receipt } = await orderOf(shopper, session.data.orderId);
    expect(receipt.adjustments).toEqual([{ kind: 'shipping', label: 'Parcel', amount: 4.9 }]);
    expect(receipt.taxes).toHaveLength(1);
  });
});
