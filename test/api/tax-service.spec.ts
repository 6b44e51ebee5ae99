import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  switches,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const to = (country: string, state: string, zipCode: string) => ({
  shippingAddress: { street: '1 Congress Avenue', city: 'Town', state, zipCode, country },
});
const austin = to('United States', 'TX', '78701');

let admin: Client;
let shopper: Client;
let basket: Goods;
let zoneId: string;

beforeAll(async () => {
  admin = await shop.admin();
  shopper = await shop.shopper();
  basket = await goods(shop, { cents: 2_000, stock: 100 });
  const methods = [{ name: 'Express', kind: 'flat', price: 14.9, daysFrom: 1, daysTo: 2 }];
  const [zone] = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body as Json[];
  await admin.put(`/admin/shipping-zones/${zone?.id}`, { methods }, { expect: 200 });
  const how = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: false };
  const states = { ...how, name: 'United States', areas: [{ country: 'US' }], rates: [] };
  zoneId = (await admin.post<Json>('/admin/tax-zones', states, { expect: 201 })).body.id;
  await admin.put('/admin/settings/shop', { taxService: 'stripe' }, { expect: 200 });
});

const quote = (body: object, expected = 200) =>
  shopper.post<Json>('/payments/quote', body, { expect: expected });

describe('a shop that asks Stripe for its taxes', () => {
  afterAll(() => mustBeSound(shop));

  it('names a service that there is', async () => {
    const wrong = await admin.put<Json>('/admin/settings/shop', { taxService: 'magic' }, { expect: 400 });
    expect(wrong.body.errors[0].field).toBe('taxService');
    expect((await admin.get<Json>('/admin/settings/shop', { expect: 200 })).body.taxService).toBe('stripe');
  });

  it('charges what was calculated, keeps the answer as the rule, and replays it', async () => {
    const order = { ...wanted(basket, 2, 20), ...austin };
    const { data } = await eventually(
      async () => (await quote(order)).body,
      (body) => body.data.tax > 0,
    );
    expect(data).toMatchObject({ subtotal: 40, shipping: 14.9, tax: 4.53, total: 59.43 });
    expect(data.taxes).toEqual([{ name: 'Sales tax', percent: 8.25, net: 54.9, tax: 4.53, gross: 59.43 }]);
    const session = await openSession(shopper, { ...order, amount: 59.43 });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { orderId } = session.data;
    expect((await orderOf(shopper, orderId)).totalAmount).toBe(59.43);
    const told = (await shopper.get<Json>(`/orders/${orderId}/receipt`, { expect: 200 })).body.data;
    expect(told.steps.at(-1).rule).toMatchObject({ kind: 'tax', id: expect.stringMatching(/^taxcalc_/) });
    const ids = { orderIds: [orderId] };
    const replayed = (await admin.post<Json>('/admin/receipts/replay', ids, { expect: 200 })).body;
    expect(replayed).toMatchObject({ equal: true, data: [{ from: 'rules', equal: true }] });
    const lines = [{ variantId: basket.variantId, quantity: 1 }];
    const path = `/admin/orders/${orderId}/refunds`;
    const back = await admin.post<Json>(path, { lines, reason: 'One came broken' }, { expect: 200 });
    expect(back.body.refunds.at(-1)).toMatchObject({ amount: 21.65 });
  });

  it('says at the address where its place cannot be found', async () => {
    const nowhere = await quote({ ...wanted(basket, 1, 20), ...to('US', '', '') }, 400);
    expect(nowhere.body.errors[0].field).toMatch(/^shippingAddress/);
  });

  it('sells nothing while Stripe is silent, unless the zone has rates of its own', async () => {
    await switches(shop, { answers: 'error' });
    const order = { ...wanted(basket, 3, 20), ...austin };
    const refused = await eventually(
      () => shopper.post<Json>('/payments/quote', order),
      ({ status }) => status === 503,
    );
    expect(refused.body).toMatchObject({ code: 'tax_unknown' });
    const rates = [{ category: 'standard', name: 'Sales tax', percent: 6.25, from: '2020-01-01' }];
    await admin.put(`/admin/tax-zones/${zoneId}`, { rates }, { expect: 200 });
    const { data } = (await quote(order)).body;
    expect(data).toMatchObject({ tax: 4.68, total: 79.58 });
    await switches(shop, {});
  });
});
