import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const EURO = { code: 'EUR', rate: 0.9, roundTo: 0.01, isPayable: false };
const dublin = {
  ...{ firstName: 'Aoife', lastName: 'Byrne', street: '1 Grafton Street', city: 'Dublin' },
  ...{ state: 'Co. Dublin', zipCode: 'D02 X285', country: 'IE' },
};
const contact = { email: 'aoife@example.com', phone: '+353 1 555 0100' };
const DUE = 'import taxes and duties are due on delivery';

let admin: Client;
let shopper: Client;
let jacket: Goods;
let ready: Json;

beforeAll(async () => {
  admin = await shop.admin();
  shopper = await shop.shopper('Aoife Byrne');
  jacket = await goods(shop, { stock: 100 });
  const list = (await admin.get<Json[]>('/admin/ready-tax-rates', { expect: 200 })).body;
  ready = list.find(({ country, place }) => country === 'IE' && place === null);
  const { pricesIncludeTax, reverseCharge, rates, importLimit } = ready;
  await admin.post(
    '/admin/tax-zones',
    {
      ...{ name: 'Ireland', areas: [{ country: 'IE' }], shippingTax: 'main', rounding: 'order' },
      ...{ pricesIncludeTax, reverseCharge, rates },
      importLimit: { ...importLimit, number: 'IM2760000742' },
    },
    { expect: 201 },
  );
});

const basket = (quantity: number) => ({ ...wanted(jacket, quantity), shippingAddress: dublin, contact });
const quote = async (quantity: number) =>
  (await shopper.post<Json>('/payments/quote', basket(quantity), { expect: 200 })).body.data;

async function bought(quantity: number): Promise<{ orderId: string; order: Json; paper: string }> {
  const session = await openSession(shopper, basket(quantity));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  const pdf = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
  const paper = (await pdfText(Buffer.from(await pdf.arrayBuffer()))).replaceAll(/\s+/g, ' ');
  return { orderId, order: await orderOf(shopper, orderId), paper };
}

const replayed = async (orderId: string) => {
  const { body } = await admin.post<Json>('/admin/receipts/replay', { orderIds: [orderId] }, { expect: 200 });
  return body.equal;
};

// Directive 2006/112/EC, Article 369l (IOSS): VAT at checkout up to EUR 150 of goods without tax and delivery; above, at the border
describe('goods from Uganda to Ireland', () => {
  afterEach(() => mustBeSound(shop));

  it('are offered the limit with its source, and are not sold without an exchange rate for it', async () => {
    expect(ready).toMatchObject({
      importLimit: { amount: 150, currency: 'EUR', per: 'consignment', scheme: 'IOSS', number: '' },
      limitSource: expect.stringContaining('Article 369l'),
    });
    const { body } = await shopper.post<Json>('/payments/quote', basket(1), { expect: 400 });
    expect(body.errors[0]).toMatchObject({
      field: 'shippingAddress.country',
      message: 'We cannot sell to Ireland today: no exchange rate is known for its limit in EUR.',
    });
    await admin.put('/admin/settings/shop', { displayCurrencies: [EURO] }, { expect: 200 });
    await eventually(
      () => shopper.post<Json>('/payments/quote', basket(1)),
      ({ status }) => status === 200,
    );
  });

  it('carry VAT up to EUR 150, by the number of the shop in the scheme', async () => {
    // 8 × $25.49 = $203.92 are $165.79 without 23 %: EUR 149.21
    expect(await quote(8)).toMatchObject({ total: 203.92, tax: 0, importTaxesDue: false });
    const { orderId, order, paper } = await bought(8);
    expect(order.receipt).toMatchObject({ importTaxesDue: false, importScheme: 'IOSS' });
    expect(order.receipt.taxes).toMatchObject([{ name: 'VAT', percent: 23, net: 165.79, tax: 38.13 }]);
    expect(paper).not.toContain(DUE);
    expect(`${paper}${JSON.stringify(order)}`).not.toContain('IM2760000742');
    expect(await replayed(orderId)).toBe(true);
  });

  it('carry none above it, as quote, order, invoice and report tell; all of it comes back', async () => {
    // 9 × $25.49 = $229.41 are $186.51 without 23 %: EUR 167.86
    expect(await quote(9)).toMatchObject({ total: 186.51, tax: -42.9, importTaxesDue: true });
    const { orderId, order, paper } = await bought(9);
    expect(order.totalAmount).toBe(186.51);
    expect(order.receipt).toMatchObject({ importTaxesDue: true, importScheme: null });
    expect(order.receipt.taxes).toMatchObject([{ name: 'Export', percent: 0, net: 186.51, tax: 0 }]);
    expect(paper).toContain('Export without tax');
    expect(paper).toContain(DUE);
    await admin.put('/admin/settings/shop', { displayCurrencies: [{ ...EURO, rate: 0.5 }] }, { expect: 200 });
    expect(await replayed(orderId)).toBe(true);

    const refund = { reason: 'Too small', amount: 186.51 };
    await admin.post(`/admin/orders/${orderId}/refunds`, refund, { expect: 200 });
    const report = () => admin.get<Json>('/admin/tax-report', { expect: 200 });
    const rowOf = (rows: Json[]) => rows.find(({ name }) => name === 'Export');
    const { body } = await eventually(report, ({ body: { rows } }) => rowOf(rows)?.credits === 1);
    expect(rowOf(body.rows)).toMatchObject({ country: 'IE', percent: 0, invoices: 1, net: 0, tax: 0 });
  });

  it.each([
    ['importLimit.amount', { amount: 0 }],
    ['importLimit.amount', { amount: 150.005 }],
    ['importLimit.amount', { amount: 'much' }],
    ['importLimit.currency', { currency: 'DEM' }],
    ['importLimit.currency', { currency: 'euro' }],
    ['importLimit.per', { per: 'parcel' }],
    ['importLimit.scheme', { scheme: '' }],
  ])('have no limit with a wrong %s: %p', async (field, wrong) => {
    const [zone] = (await admin.get<Json[]>('/admin/tax-zones', { expect: 200 })).body;
    const importLimit = { ...zone?.importLimit, ...wrong };
    const { body } = await admin.put<Json>(`/admin/tax-zones/${zone?.id}`, { importLimit }, { expect: 400 });
    expect(body.errors[0].field).toBe(field);
  });
});
