import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, orderOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const everywhere = [{ country: '*' }];
const taxed = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: false };
const rates = [{ category: 'standard', name: 'VAT', percent: 18, from: '2020-01-01' }];

let admin: Client;
let ann: Client;
let basket: Goods;
let taxZone: Json;
let orderId: string;

const receiptOf = async (client: Client, where = '') =>
  (await client.get<Json>(`${where}/orders/${orderId}/receipt`, { expect: 200 })).body.data;
const replayed = async (orderIds: string[]) =>
  (await admin.post<Json>('/admin/receipts/replay', { orderIds }, { expect: 200 })).body;

beforeAll(async () => {
  admin = await shop.admin();
  ann = await shop.shopper();
  basket = await goods(shop, { cents: 2_000, stock: 100 });
  const [zone] = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body as Json[];
  const methods = [{ name: 'Parcel', kind: 'flat', price: 5, daysFrom: 1, daysTo: 2 }];
  await admin.put(`/admin/shipping-zones/${zone?.id}`, { methods }, { expect: 200 });
  const terms = { ...taxed, name: 'Uganda', areas: everywhere, rates };
  taxZone = (await admin.post<Json>('/admin/tax-zones', terms, { expect: 201 })).body;
  await admin.put(`/admin/tax-zones/${taxZone.id}`, { name: 'VAT of Uganda' }, { expect: 200 });
  await admin.post('/admin/coupons', { code: 'FIVE', kind: 'amount', amount: 5 }, { expect: 201 });
  const bought = { ...wanted(basket, 2, 20), couponCode: 'FIVE' };
  const { total } = (await ann.post<Json>('/payments/quote', bought, { expect: 200 })).body.data;
  const placed = await ann.post<Json>(
    '/payments/cash',
    { ...bought, amount: Math.round(total * 40) / 100 },
    { expect: 200 },
  );
  orderId = placed.body.data.orderId;
});

describe('how the price of an order came about', () => {
  it('is told with the rules and their versions, to who bought and to staff', async () => {
    const data = await receiptOf(ann);
    expect(data).toMatchObject({ orderId, currency: 'USD', total: 47.2, reverseCharge: false });
    const rule = { kind: 'tax', id: taxZone.id, version: 2 };
    expect(data.lines).toMatchObject([
      {
        quantity: 2,
        steps: [
          { kind: 'list', amount: 40, rule: { kind: 'product', id: basket.variantId } },
          { kind: 'coupon', amount: -5, rule: { kind: 'coupon', version: 1 } },
          { kind: 'tax', label: 'VAT 18%', amount: 6.3, rule },
        ],
        total: 41.3,
      },
    ]);
    expect(data.steps).toMatchObject([
      { kind: 'goods', amount: 40, rule: null },
      { kind: 'coupon', amount: -5 },
      { kind: 'shipping', label: 'Parcel', amount: 5, rule: { kind: 'delivery', version: 2 } },
      { kind: 'tax', label: 'VAT 18%', amount: 7.2, rule },
      { kind: 'contained', label: 'tax on Parcel', amount: 0.9, rule },
    ]);
    expect(await receiptOf(admin, '/admin')).toEqual(data);
    const german = (
      await ann.get<Json>(`/orders/${orderId}/receipt`, { headers: { 'Accept-Language': 'de' } })
    ).body.data;
    const labels = (steps: Json[]) => steps.map(({ label }) => label);
    expect(labels(german.lines[0].steps)).toEqual(['Listenpreis', 'Gutschein', 'MwSt. 18\u00A0%']);
    expect(labels(german.steps)).toEqual([
      ...['Waren', expect.any(String), 'Parcel', 'MwSt. 18\u00A0%', 'Steuer auf Parcel'],
    ]);
    const bob = await shop.shopper();
    await bob.get(`/orders/${orderId}/receipt`, { expect: 404 });
  });

  it('comes out alike from the rules of that day, whatever they are now', async () => {
    const dearer = rates.map((rate) => ({ ...rate, percent: 20 }));
    await admin.put(`/admin/tax-zones/${taxZone.id}`, { rates: dearer }, { expect: 200 });
    const { equal, data } = await replayed([orderId]);
    expect([equal, data]).toMatchObject([true, [{ orderId, from: 'rules', equal: true, differences: [] }]]);
    expect((await receiptOf(ann)).steps.at(-2).rule.version).toBe(2);
    const all = (await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 })).body;
    expect(all).toMatchObject({ equal: true, next: null });
    expect((await orderOf(ann, orderId)).totalAmount).toBe(47.2);
  });

  it('does not when somebody has changed a figure', async () => {
    await shop.sql(
      `update orders set receipt = jsonb_set(receipt, '{lines,0,tax}', '631') where id = '${orderId}'`,
    );
    const { equal, data } = await replayed([orderId]);
    expect(equal).toBe(false);
    expect(data[0].differences).toEqual([{ field: 'lines.0.tax', stored: '631', replayed: '630' }]);
    await shop.sql(
      `update orders set receipt = jsonb_set(receipt, '{lines,0,tax}', '630') where id = '${orderId}'`,
    );
  });

  it('is replayed after an order, and wants ids', async () => {
    const after = { after: orderId };
    const rest = (await admin.post<Json>('/admin/receipts/replay', after, { expect: 200 })).body;
    expect(rest).toEqual({ success: true, equal: true, data: [], next: null });
    const refused = await admin.post<Json>('/admin/receipts/replay', { orderIds: ['x'] }, { expect: 400 });
    expect(refused.body.errors[0].field).toBe('orderIds');
  });
});
