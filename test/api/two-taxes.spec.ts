import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
const zone = (rate: object) => ({
  ...{
    name: 'Québec',
    areas: [{ country: 'CA', region: 'QC' }],
    pricesIncludeTax: false,
    reverseCharge: false,
  },
  ...{ shippingTax: 'main', rounding: 'order' },
  rates: [{ category: 'standard', from: '2020-01-01', until: null, ...rate }],
});
const montreal = {
  ...{ firstName: 'Marie', lastName: 'Tremblay', street: '1 Rue Sherbrooke', city: 'Montréal' },
  ...{ state: 'QC', zipCode: 'H2X 1X9', country: 'CA' },
};
const contact = { email: 'marie@example.com', phone: '+1 514 555 0100' };
const report = () => admin.get<Json>('/admin/tax-report', { expect: 200 });

async function bought(shopper: Client, goods: object): Promise<{ orderId: string; order: Json }> {
  const session = await openSession(shopper, { ...goods, shippingAddress: montreal, contact });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  return { orderId, order: await orderOf(shopper, orderId) };
}
const GST_QST = { name: 'GST 5 + QST 9.975', percent: 14.975 };

beforeAll(async () => {
  admin = await shop.admin();
  await admin.post('/admin/tax-zones', zone(GST_QST), { expect: 201 });
});

// Revenu Québec, "General Rules for GST/HST and QST" (IN-203): both taxes on the price without tax, each told and rounded by itself
const CENTS = 50;

describe('in a place with two taxes', () => {
  afterEach(() => mustBeSound(shop));

  it('quote, order, invoice, credit note and report tell each by its name, to the cent', async () => {
    const [shopper, jacket] = [await shop.shopper('Marie Tremblay'), await goods(shop, { stock: 5 })];
    const { orderId, order } = await bought(shopper, wanted(jacket, 3));
    // 76.47: 3.8235 and 7.62788
    expect(order.receipt.taxes.map(({ name, percent, tax }: Json) => [name, percent, tax])).toEqual([
      ['GST', 5, 3.82],
      ['QST', 9.975, 7.63],
    ]);
    expect(order.totalAmount).toBe(87.92);

    const refund = { amount: 29.31, reason: 'Came late' };
    await admin.post(`/admin/orders/${orderId}/refunds`, refund, { expect: 200 });
    const { body } = await eventually(report, ({ body: { rows } }) => rows[1] && rows[0].credits === 1);
    expect(body.rows.map(({ name, net, invoicedTax }: Json) => [name, net, invoicedTax])).toEqual([
      ['GST', 50.98, 3.82],
      ['QST', 50.98, 7.63],
    ]);
    const credited = body.rows.reduce((sum: number, { creditedTax }: Json) => sum + creditedTax, 0);
    expect(credited).toBeCloseTo(3.82, 5);
  });

  it('the report sums what each invoice and each credit note tells', async () => {
    const shopper = await shop.shopper('Luc Gagnon');
    const pen = await goods(shop, { stock: 20, name: 'Pen', cents: CENTS });
    const of = (rows: Json[], name: string) => rows.find((row) => row.name === name);
    const before: Json[] = (await report()).body.rows;
    const cart = wanted(pen, 1, CENTS / 100);
    const orders = [await bought(shopper, cart), await bought(shopper, cart), await bought(shopper, cart)];
    const told = (name: string) =>
      orders.reduce((sum, { order }) => sum + of(order.receipt.taxes, name)?.tax, 0);
    const count = (rows: Json[]) => of(rows, 'GST')?.invoices ?? 0;
    const invoiced = await eventually(report, ({ body }) => count(body.rows) === count(before) + 3);
    const since = (rows: Json[], name: string, figure: string) =>
      of(rows, name)?.[figure] - (of(before, name)?.[figure] ?? 0);
    for (const name of ['GST', 'QST'])
      expect([name, since(invoiced.body.rows, name, 'invoicedTax')]).toEqual([
        ...[name, expect.closeTo(told(name), 5)],
      ]);
    for (const { orderId, order } of orders)
      await admin.post(
        `/admin/orders/${orderId}/refunds`,
        { amount: order.totalAmount, reason: 'Dry' },
        { expect: 200 },
      );
    const credits = (rows: Json[]) => of(rows, 'GST')?.credits - (of(before, 'GST')?.credits ?? 0);
    const { body } = await eventually(report, ({ body: { rows } }) => credits(rows) === 3);
    for (const name of ['GST', 'QST'])
      expect(since(body.rows, name, 'creditedTax')).toBeCloseTo(told(name), 5);
  });

  it('a name whose taxes do not make the percentage is refused', async () => {
    const { body } = await admin.post<Json>('/admin/tax-zones', zone({ ...GST_QST, percent: 15 }), {
      expect: 400,
    });
    expect(JSON.stringify(body.errors)).toContain('percent must be the sum of the taxes that the name lists');
  });
});
