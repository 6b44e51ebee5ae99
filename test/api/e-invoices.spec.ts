import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { getDocumentProxy } from 'unpdf';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, openSession, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const berlin = {
  shippingAddress: { street: '1 Allee', city: 'Town', state: 'Berlin', zipCode: '10115', country: 'DE' },
};

let admin: Client;
let buyer: Client;
let orderId: string;

/** A jacket for 11.90 at 19 percent and two books for 10.70 at 7, with delivery for 4.90; 10.70 went back. */
beforeAll(async () => {
  admin = await shop.admin();
  const [jacket, book] = [await goods(shop, { cents: 1_190 }), await goods(shop, { cents: 1_070 })];
  const methods = [{ name: 'Parcel &nbsp; & more', kind: 'flat', price: 4.9, daysFrom: 2, daysTo: 4 }];
  const areas = [{ country: 'DE' }];
  await admin.post('/admin/shipping-zones', { name: 'Germany', areas, methods }, { expect: 201 });
  const rates = [
    { name: 'VAT', from: '2020-01-01', category: 'standard', percent: 19 },
    { name: 'VAT', from: '2020-01-01', category: 'reduced', percent: 7 },
  ];
  const taxed = { pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: false };
  await admin.post('/admin/tax-zones', { ...taxed, name: 'Germany', areas, rates }, { expect: 201 });
  await admin.patch(`/admin/products/${book.productId}`, { taxCategory: 'reduced' }, { expect: 200 });
  buyer = await shop.shopper('Ann <Söhne> & Co');
  const products = [...wanted(jacket, 1, 11.9).products, ...wanted(book, 2, 10.7).products];
  const session = await openSession(buyer, { products, ...berlin, amount: 38.2 });
  await payOnPage(shop, session.url);
  await buyer.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  orderId = String(session.data.orderId);
  const back = { reason: 'torn', lines: [{ variantId: book.variantId, quantity: 1 }] };
  await admin.post(`/admin/orders/${orderId}/refunds`, back, { expect: 200 });
  await eventually(
    () => shop.sql('select number from credit_note'),
    (rows) => rows.length === 1,
  );
});

const paper = (path: string, client = buyer) => client.fetch(`/api/v1/orders/${orderId}/${path}`);
/** The texts of elements by their path from the root, such as `Invoice/ID`. */
async function read(path: string) {
  const answer = await paper(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml']);
  const { document } = new JSDOM(await answer.text(), { contentType: 'application/xml' }).window;
  return (names: string) => {
    let found = [document.documentElement];
    for (const name of names.split('/'))
      found = found
        .flatMap((one) => [...one.children])
        .filter(({ localName }) => localName === name) as never;
    return found.map(({ textContent }) => textContent);
  };
}

describe('the e-invoice of an order', () => {
  afterAll(() => mustBeSound(shop));

  it('is refused with the reason while the shop has no tax number', async () => {
    const answer = await paper('e-invoice.xml');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'no_e_invoice',
      message: 'There is no e-invoice of this order. The shop has no tax number: it stands in the settings.',
    });
    const shopSettings = {
      name: 'Lampen Köln',
      address: 'Domstraße 1\n50668 Köln',
      taxNumber: 'DE 136695976',
    };
    await admin.put('/admin/settings/shop', shopSettings, { expect: 200 });
  });

  it('tells each line, the delivery and both taxes net, and comes to what was paid', async () => {
    const of = await read('e-invoice.xml');
    expect(of('CustomizationID')).toEqual(['urn:cen.eu:en16931:2017']);
    expect(of('ID')[0]).toMatch(/^INV-\d{6}$/);
    expect(of('TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual(['19', '7']);
    expect(of('LegalMonetaryTotal/TaxInclusiveAmount')).toEqual(['38.20']);
    expect(of('LegalMonetaryTotal/PayableAmount')).toEqual(['0.00']);
    expect(of('AllowanceCharge/AllowanceChargeReason')).toEqual(['Parcel &nbsp; & more']);
    expect(of('AllowanceCharge/TaxCategory/Percent')).toEqual(['7']);
    expect(of('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['DE136695976']);
    expect(of('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toEqual([
      'Ann <Söhne> & Co',
    ]);
  });

  it('has a credit note of its own, which names it', async () => {
    const of = await read('credit-notes/CN-000001/e-invoice.xml');
    expect(of('BillingReference/InvoiceDocumentReference/ID')[0]).toMatch(/^INV-\d{6}$/);
    expect(of('LegalMonetaryTotal/TaxInclusiveAmount')).toEqual(['10.70']);
    expect((await paper('credit-notes/CN-000009/e-invoice.xml')).status).toBe(404);
    expect((await paper('credit-notes/%00/e-invoice.xml')).status).toBeLessThan(500);
  });

  it('is a PDF for people with the same inside, a Factur-X', async () => {
    for (const path of ['e-invoice.pdf', 'credit-notes/CN-000001/e-invoice.pdf']) {
      const bytes = new Uint8Array(await (await paper(path)).arrayBuffer());
      const text = Buffer.from(bytes).toString('latin1');
      expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
      expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
      const files = (await (await getDocumentProxy(bytes)).getAttachments()) as Map<string, object>;
      expect([...files.keys()]).toEqual(['factur-x.xml']);
    }
  });

  it('is there for the staff, and for nobody else', async () => {
    const [{ id }] = (await admin.get<Json[]>('/admin/invoices', { expect: 200 })).body as [Json];
    const kinds = ['xml', 'pdf'].map((kind) => `e-invoice.${kind}`);
    for (const file of [...kinds, ...kinds.map((kind) => `credit-notes/CN-000001/${kind}`)]) {
      await admin.get(`/admin/invoices/${id}/${file}`, { expect: 200 });
      await buyer.get(`/orders/${orderId}/${file}`, { expect: 200 });
      expect((await paper(file, await shop.shopper())).status).toBe(404);
    }
  });
});
