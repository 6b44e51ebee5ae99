import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, orderOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const PRICE = 13.36;

let admin: Client;
let shopper: Client;
let lamp: Goods;

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { currency: 'CHF', country: 'CH' }, { expect: 200 });
  const rates = [{ category: 'standard', name: 'VAT', percent: 8.1, from: '2020-01-01' }];
  const how = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: true };
  await admin.post(
    '/admin/tax-zones',
    { name: 'Switzerland', areas: [{ country: '*' }], ...how, rates },
    { expect: 201 },
  );
  shopper = await shop.shopper('Reto Meier');
  lamp = await goods(shop, { stock: 20, cents: 1_336 });
});

const buy = async (amount: number, total: number, expect: number) =>
  (await shopper.post<Json>('/payments/cash', { ...wanted(lamp, 1, PRICE), amount, total }, { expect })).body;

// Swiss Coinage Ordinance: the smallest coin is 5 rappen; VAT is on what the goods cost
describe('an order in francs', () => {
  afterEach(() => mustBeSound(shop));

  it('costs to the rappen by card, and in coins that exist in cash: deposit, rest and total', async () => {
    const { body } = await shopper.post<Json>('/payments/quote', wanted(lamp, 1, PRICE), { expect: 200 });
    expect(body.data).toMatchObject({
      ...{ total: 13.36, cashTotal: 13.35, cashCoin: 0.05 },
      ...{ depositDueNow: 5.35, balanceOnDelivery: 8 },
    });
    const session = await openSession(shopper, wanted(lamp, 1, PRICE));
    expect((await orderOf(shopper, String(session.data.orderId))).totalAmount).toBe(13.36);
  });

  it('is not placed at the sum that no coins pay', async () => {
    const { code, data } = await buy(5.34, 13.36, 409);
    expect(code).toBe('price_changed');
    expect(data).toMatchObject({ total: 13.35, amountDueNow: 5.35 });
  });

  it('tells the rounding on receipt and invoice, taxes what the goods cost, and gives all of it back', async () => {
    const { data } = await buy(5.35, 13.35, 200);
    const { orderId } = data;
    const order = await orderOf(shopper, orderId);
    expect(order.totalAmount).toBe(13.35);
    expect(order.receipt.adjustments.at(-1)).toMatchObject({ kind: 'rounding', amount: -0.01 });
    expect(order.receipt.taxes).toMatchObject([{ net: 12.36, tax: 1, gross: 13.36 }]);
    expect(order.payments.map(({ amount }: Json) => amount)).toEqual([5.35, 8]);
    const { body: explained } = await shopper.get<Json>(`/orders/${orderId}/receipt`, { expect: 200 });
    expect(explained.data.steps.map(({ kind }: Json) => kind)).toContain('rounding');
    await admin.post(`/admin/orders/${orderId}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    expect(await pdfText(Buffer.from(await paper.arrayBuffer()))).toContain('Cash rounding');
    const { body: again } = await admin.post<Json>(
      '/admin/receipts/replay',
      { orderIds: [orderId] },
      { expect: 200 },
    );
    expect(again.equal).toBe(true);
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    const [refund] = (await orderOf(shopper, orderId)).refunds;
    expect(refund).toMatchObject({ amount: 5.35, status: 'manual' });
  });
});
