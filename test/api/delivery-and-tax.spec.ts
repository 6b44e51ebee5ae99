import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const days = { daysFrom: 1, daysTo: 2 };
const rate = { category: 'standard', name: 'VAT', percent: 19, from: '2020-01-01' };
const address = (country: string, state = 'Berlin', zipCode = state === 'Texas' ? '78701' : '10115') => ({
  shippingAddress: { street: '1 Allee', city: 'Town', state, zipCode, country },
});

let admin: Client;
let basket: Goods;
let express: string;

beforeAll(async () => {
  admin = await shop.admin();
  basket = await goods(shop, { cents: 2_000, stock: 100 });
  const costs = [{ variantId: basket.variantId, cost: 12 }];
  await admin.put(`/admin/products/${basket.productId}/costs`, { costs }, { expect: 200 });
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

/** What a report says of the basket today. */
const sumsOf = async (name: string): Promise<Json> => {
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await admin.get<Json>(`/admin/reports/${name}`, {
    query: { from: today, to: today },
    expect: 200,
  });
  return body.rows.find(({ key }: Json) => key === basket.productId)?.figures ?? {};
};
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
    // the one that is left was sold for 20 without tax; the broken one is a cost all the same
    await eventually(
      () => sumsOf('products'),
      ({ back }) => back > 0,
    );
    expect(await sumsOf('products')).toMatchObject({ netSales: 40, sales: 43.3, back: 21.65 });
    expect(await sumsOf('margins')).toMatchObject({
      netSales: 40,
      back: 20,
      cost: 24,
      margin: -4,
      share: -20,
    });
    const rest = await admin.post<Json>(path, { reason: 'All of it' }, { expect: 200 });
    expect(rest.body.refunds.at(-1)).toMatchObject({ amount: 37.78 });
  });

  it('reports the tax of invoices and what went back of it, by currency, country and rate', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, {
      ...wanted(basket, 1, 20),
      ...address('Germany'),
      amount: 24.9,
    });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { orderId } = session.data;
    const refund = { amount: 10, reason: 'Came late' };
    await admin.post(`/admin/orders/${orderId}/refunds`, refund, { expect: 200 });
    const report = () => admin.get<Json>('/admin/tax-report', { expect: 200 });
    const { body } = await eventually(report, ({ body: { rows } }) => rows[1] && rows[0].credits === 1);
    expect(body.rows).toEqual([
      {
        ...{ currency: 'USD', country: 'DE', name: 'VAT', percent: 19 },
        ...{ invoices: 1, invoicedTax: 3.98, credits: 1, creditedTax: 1.6 },
        ...{ net: 12.52, tax: 2.38, gross: 14.9 },
      },
      {
        ...{ currency: 'USD', country: 'US', name: 'VAT', percent: 8.25 },
        ...{ invoices: 1, invoicedTax: 4.53, credits: 2, creditedTax: 4.53, net: 0, tax: 0, gross: 0 },
      },
    ]);
    const query = { from: body.from };
    const { text } = await admin.get('/admin/tax-report/export.csv', { query, expect: 200 });
    expect(text.split('\r\n')[1]).toBe('USD,DE,VAT,19,1,3.98,1,1.6,12.52,2.38,14.9');
    const filter = { query: { filter: JSON.stringify({ entity: 'taxReport' }) }, expect: 200 };
    expect((await admin.get<Json>('/admin/audit', filter)).body).toMatchObject([
      { action: 'adminExportTaxReport', changes: { asked: query } },
    ]);
    const stats = (await admin.get<Json>('/admin/stats', { expect: 200 })).body;
    expect(stats).toMatchObject({ currency: 'USD', netSales: 8.4, delivery: 4.12, tax: 2.38, total: 14.9 });
    await shopper.get(`/orders/${orderId}/credit-notes.pdf`, { expect: 200 });
    const own = await shopper.fetch(`/api/v1/orders/${orderId}/credit-notes.pdf`);
    expect(own.headers.get('content-disposition')).toMatch(/CN-\d{6}\.pdf/);
    const written = await pdfText(Buffer.from(await own.arrayBuffer()));
    for (const figure of ['For invoice INV-', '$8.40', '$1.60', '$10.00']) expect(written).toContain(figure);
    const [invoice] = await shop.sql<Json>('select id from invoice where order_id = $1', [orderId]);
    const inBook = (await admin.get<Json>(`/admin/invoices/${invoice?.id}`, { expect: 200 })).body;
    expect(inBook).toMatchObject({
      ...{ currency: 'USD', net: 20.92, tax: 3.98, amount: 24.9, amountRefunded: 10 },
      creditNotes: [{ number: expect.stringMatching(/^CN-\d{6}$/), amount: 10 }],
    });
    const paper = await admin.get(`/admin/invoices/${invoice?.id}/credit-notes.pdf`, { expect: 200 });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const numbers = await eventually(
      () => shop.sql<Json>('select number from credit_note order by number'),
      (rows) => rows.length === 3,
    );
    expect(numbers.map(({ number }) => Number(number))).toEqual([1, 2, 3]);
    const listed = { query: { filter: JSON.stringify({ id: [orderId] }) }, expect: 200 };
    expect((await admin.get<Json>('/admin/orders', listed)).body).toMatchObject([
      { currency: 'USD', tax: 3.98 },
    ]);
    const csv = (await admin.get('/admin/orders/export.csv', { expect: 200 })).text.split('\r\n');
    expect(csv[0]).toContain('Discount,Currency,Shipping,Tax,Total');
    expect(csv.find((line) => line.includes(orderId))).toMatch(
      /,1 Allee,,Town,Berlin,10115,DE,,Parcel,[^,]+,0,USD,4.9,3.98,24.9,/,
    );
  });

  it('asks the product how it is taxed, what it weighs and whether it is sent', async () => {
    const shopper = await shop.shopper();
    const card = await goods(shop, { cents: 5_000 });
    const path = `/admin/products/${card.productId}`;
    const change = async (body: object) => (await admin.patch<Json>(path, body, { expect: 200 })).body;
    const { variants } = await change({ taxCategory: 'exempt', isShipped: false });
    const gift = { ...wanted(card, 1, 50), ...address('Germany') };
    expect(await quote(shopper, gift)).toMatchObject({ total: 50, taxes: [], deliveryMethods: [] });
    const heavy = variants.map((variant: object) => ({
      ...variant,
      grams: 9_000,
      lengthMm: 600,
      widthMm: 400,
      heightMm: 300,
    }));
    const sent = await change({ isShipped: true, variants: heavy });
    expect(sent).toMatchObject({
      taxCategory: 'exempt',
      isShipped: true,
      variants: [{ grams: 9_000, lengthMm: 600, widthMm: 400, heightMm: 300 }],
    });
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

  it('offers and takes only the ways to pay that go there', async () => {
    const shopper = await shop.shopper();
    const rules = (paymentRules: object[]) =>
      admin.put('/admin/settings/shop', { paymentRules }, { expect: 200 });
    const berlin = { ...wanted(basket, 1, 20), ...address('Germany') };
    const before = await quote(shopper, berlin);
    await rules([{ method: 'cash', isOn: true, areas: [{ country: 'US', region: 'TX' }], currencies: [] }]);
    const offered = () => quote(shopper, berlin);
    const now = await eventually(offered, (data) => !data.paymentMethods.includes('cash'));
    expect(now.paymentMethods).toEqual(before.paymentMethods.filter((one: string) => one !== 'cash'));
    const texas = await quote(shopper, { ...berlin, ...address('US', 'Texas') });
    expect(texas.paymentMethods).toEqual(before.paymentMethods);
    const refused = await shopper.post<Json>('/payments/cash', { ...berlin, amount: 9.96 }, { expect: 400 });
    expect(refused.body).toMatchObject({
      code: 'payment_method_unavailable',
      errors: [{ field: 'paymentMethod', message: expect.stringContaining('is not offered for this order') }],
    });
    await rules([{ method: 'card', isOn: false, areas: [], currencies: [] }]);
    const card = async () => (await shopper.get<Json>('/payments/methods', { expect: 200 })).body.data[0];
    expect(await eventually(card, ({ offered: isOffered }) => !isOffered)).toMatchObject({ method: 'card' });
    const wrong = [{ method: 'cash', isOn: true, areas: [{ country: 'XX' }], currencies: [] }];
    const answer = await admin.put<Json>('/admin/settings/shop', { paymentRules: wrong }, { expect: 400 });
    expect(answer.body.errors[0].field).toBe('paymentRules.0.areas.0.country');
    await rules([]);
    await eventually(card, ({ offered: isOffered }) => isOffered);
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

  it('sells nothing where the rate has ended, and says so at the country', async () => {
    const shopper = await shop.shopper();
    const ended = { category: 'standard', name: 'VAT', percent: 21, from: '2020-01-01', until: '2020-12-31' };
    const terms = { shippingTax: 'main', rounding: 'line', reverseCharge: false, pricesIncludeTax: true };
    const dutch = { ...terms, name: 'Netherlands', areas: [{ country: 'NL' }], rates: [ended] };
    const { id } = (await admin.post<Json>('/admin/tax-zones', dutch, { expect: 201 })).body;
    const order = { ...wanted(basket, 1, 20), ...address('Netherlands'), amount: 24.9 };
    const sent = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body.at(-1);
    const areas = [...sent.areas, { country: 'NL' }];
    await admin.put(`/admin/shipping-zones/${sent.id}`, { areas }, { expect: 200 });
    for (const path of ['/payments/quote', '/payments/create-checkout-session']) {
      const refused = await shopper.post<Json>(path, order, { expect: 400 });
      expect(refused.body).toMatchObject({
        code: 'tax_rate_missing',
        errors: [{ field: 'shippingAddress.country', message: expect.stringContaining('Netherlands') }],
      });
    }
    await admin.delete(`/admin/tax-zones/${id}`, undefined, { expect: 200 });
  });

  it('writes method, rate and tax on the invoice', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, { ...wanted(basket, 1, 20), ...address('Germany') });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { receipt } = await orderOf(shopper, session.data.orderId);
    expect(receipt.adjustments).toEqual([{ kind: 'shipping', label: 'Parcel', amount: 4.9 }]);
    expect(receipt.taxes).toHaveLength(1);
    const paper = await shopper.fetch(`/api/v1/orders/${session.data.orderId}/invoice.pdf`);
    const lines = (await pdfText(Buffer.from(await paper.arrayBuffer()))).split('\n');
    for (const whole of ['Shipping (Parcel)', 'incl. VAT 19% of $20.92']) expect(lines).toContain(whole);
  });
});
