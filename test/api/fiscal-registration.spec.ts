import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { aKey, PlayedEfris } from '../../api/src/invoices/authorities/efris/testing/played-efris.js';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, openSession, payOnPage, runJob, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const key = aKey();
const efris = new PlayedEfris(key);
const env = { EFRIS_TIN: '1000023456', EFRIS_DEVICE: 'TCS01', EFRIS_PRIVATE_KEY: key } as Record<
  string,
  string
>;

beforeAll(async () => {
  await efris.open();
  efris.isAway = true;
  env['EFRIS_API'] = efris.baseUrl;
});
afterAll(() => efris.close());
const shop = useOwnShop({ env, settings: { country: 'UG' } });

let admin: Client;
let buyer: Client;
let [orderId, productId, variantId] = ['', '', ''];
const invoice = async () => {
  const { body } = await admin.get<Json[]>(`/admin/invoices?filter={"orderId":"${orderId}"}`, {
    expect: 200,
  });
  return body[0];
};
const paper = async (name: string) => {
  const answer = await buyer.fetch(`/api/v1/orders/${orderId}/${name}`);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
};
/** What the order's page tells the shopper, and the staff. */
const told = async () => {
  const { body } = await buyer.get<Json>(`/orders/${orderId}`, { expect: 200 });
  const staff = await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 });
  expect(staff.body.fiscalPapers).toEqual(body.data.fiscalPapers);
  return body.data.fiscalPapers as Json[];
};
const inState = (state: string) => eventually(invoice, ({ registration }) => registration?.state === state);

beforeAll(async () => {
  admin = await shop.admin();
  ({ productId, variantId } = await goods(shop, { cents: 1_180 }));
  const rates = [{ name: 'VAT', from: '2020-01-01', category: 'standard', percent: 18 }];
  const taxed = { pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: false };
  const zone = { ...taxed, name: 'Uganda', areas: [{ country: 'UG' }], rates };
  await admin.post('/admin/tax-zones', zone, { expect: 201 });
  buyer = await shop.shopper('Ann Shopper');
  const to = { street: '1 Road', city: 'Kampala', state: 'Central', zipCode: '', country: 'UG' };
  const { products } = wanted({ productId, variantId }, 2, 11.8);
  const session = await openSession(buyer, { products, shippingAddress: to, amount: 23.6 });
  await payOnPage(shop, session.url);
  await buyer.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  orderId = String(session.data.orderId);
});

describe('an invoice of a shop in Uganda', () => {
  afterAll(() => mustBeSound(shop));

  it('is being registered while EFRIS is away, and says so', async () => {
    const { registration } = await eventually(invoice, (one) => Boolean(one?.registration?.reason));
    expect(registration).toMatchObject({ state: 'waiting', fiscalNumber: null });
    expect(await paper('invoice.pdf')).toContain(
      'Being registered with the Uganda Revenue Authority (EFRIS): not yet valid for tax',
    );
    expect(await told()).toEqual([]);
  });

  it('is refused with the reason where the product has no commodity code, and stands in the list of those', async () => {
    efris.isAway = false;
    const { id } = await invoice();
    await admin.post(`/admin/invoices/${id}/registration`, {}, { expect: 200 });
    const { registration } = await inState('refused');
    expect(registration.reason).toBe('Jacket has no commodity code.');
    const listed = async (state: string) =>
      (await admin.get<Json[]>(`/admin/invoices?filter={"registration":"${state}"}`, { expect: 200 })).body
        .length;
    expect([await listed('refused'), await listed('waiting')]).toEqual([1, 0]);
    expect(await paper('invoice.pdf')).toContain('Not registered with the Uganda Revenue Authority (EFRIS)');
  });

  it('is registered once when that is mended, also where the answer is lost', async () => {
    const fields = { commodityCode: '53101800' };
    await admin.patch(`/admin/products/${productId}`, { fields }, { expect: 200 });
    efris.loses = 1;
    const { id } = await invoice();
    await admin.post(`/admin/invoices/${id}/registration`, {}, { expect: 200 });
    await eventually(
      () => Promise.resolve(efris.books.documents.length),
      (count) => count === 1,
    );
    await eventually(invoice, ({ registration }) => registration.reason !== '');
    await shop.sql(`update fiscal_registration set next_try_at = now()`);
    await runJob(shop, 'invoices.register');
    const { registration } = await inState('registered');
    expect(registration).toMatchObject({ fiscalNumber: '322000150741', verification: '313597672100001' });
    expect(efris.books.documents).toHaveLength(1);
    expect(await paper('invoice.pdf')).toContain('Fiscal document number 322000150741');
    expect(await told()).toEqual([
      {
        ...{ number: 'INV-000001', authority: 'Uganda Revenue Authority (EFRIS)' },
        ...{ fiscalNumber: '322000150741', verification: '313597672100001' },
        qrImage: expect.stringMatching(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/),
      },
    ]);
    const again = await admin.post<Json>(`/admin/invoices/${id}/registration`, {}, { expect: 409 });
    expect(again.body).toMatchObject({ code: 'nothing_to_register' });
    const audited = await shop.sql<{ action: string; entity_id: string }>(
      `select action, entity_id from audit_event where action = 'adminRegisterInvoice'`,
    );
    expect(audited).toHaveLength(2);
    expect(audited).toContainEqual({ action: 'adminRegisterInvoice', entity_id: id });
  });

  it('has its credit note registered with the piece that came back', async () => {
    const back = { reason: 'torn', lines: [{ variantId, quantity: 1 }] };
    await admin.post(`/admin/orders/${orderId}/refunds`, back, { expect: 200 });
    await eventually(invoice, ({ creditNotes }) => creditNotes.length === 1);
    await eventually(
      () => Promise.resolve(efris.books.applications.length),
      (count) => count === 1,
    );
    expect(efris.books.applications[0]?.content['goodsDetails']).toMatchObject([
      { qty: '-1', total: '-11.8', tax: '-1.8' },
    ]);
    await eventually(invoice, ({ creditNotes }) => creditNotes[0].registration.reason !== '');
    await shop.sql(`update fiscal_registration set next_try_at = now()`);
    await runJob(shop, 'invoices.register');
    const { creditNotes } = await eventually(
      invoice,
      ({ creditNotes: [note] }) => note.registration.state === 'registered',
    );
    expect(creditNotes[0].registration.fiscalNumber).toBe('322000150742');
    expect(await paper('credit-notes.pdf')).toContain('Fiscal document number 322000150742');
    expect((await told()).map(({ number, fiscalNumber }) => `${number} ${fiscalNumber}`)).toEqual([
      'INV-000001 322000150741',
      'CN-000001 322000150742',
    ]);
  });
});
