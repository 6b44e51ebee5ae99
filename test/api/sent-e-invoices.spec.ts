import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, openSession, payOnPage, runJob, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

/** Storecove's wire as its documentation has it: of documents with one guid the first is taken. */
const played = { isAway: false, loses: 0, refuses: '', calls: 0, taken: new Map<string, Json>() };
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  request.on('end', () => {
    played.calls += 1;
    if (played.isAway) return void request.socket.destroy();
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== 'Bearer a-key-of-storecove') return answer(401, {});
    if (request.method !== 'POST' || request.url !== '/api/v2/document_submissions') return answer(404, {});
    const sent: Json = JSON.parse(text);
    const key = String(sent.idempotencyGuid);
    if (played.refuses) return answer(422, [{ source: 'document', details: played.refuses }]);
    if (!played.taken.has(key)) played.taken.set(key, sent);
    if (played.loses > 0) {
      played.loses -= 1;
      return void request.socket.destroy();
    }
    return answer(200, { guid: `guid-of-${key}` });
  });
});
const env: Record<string, string> = { STORECOVE_API_KEY: 'a-key-of-storecove', STORECOVE_LEGAL_ENTITY: '42' };
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  env['STORECOVE_API_BASE'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
const seller = {
  country: 'DE',
  name: 'Lampen',
  address: 'Domstraße 1\n50668 Köln',
  taxNumber: 'DE136695976',
};
const shop = useOwnShop({ env, settings: seller });

let admin: Client;
let [orderId, invoiceId] = ['', ''];
const LEITWEG = { participant: '0204:991-12345-67', buyerReference: '991-12345-67' };
const invoice = async () =>
  (await admin.get<Json[]>(`/admin/invoices?filter={"orderId":"${orderId}"}`, { expect: 200 })).body[0];
const send = (body: object, expect: number) =>
  admin.post<Json>(`/admin/invoices/${invoiceId}/sending`, body, { expect });
const states = async () => (await invoice())?.sendings.map(({ number, state }: Json) => `${number} ${state}`);
const again = async () => {
  await shop.sql(`update e_invoice_sending set next_try_at = now()`);
  await runJob(shop, 'invoices.send');
};

beforeAll(async () => {
  admin = await shop.admin();
  const jacket = await goods(shop, { cents: 1_190 });
  const rates = [{ name: 'VAT', from: '2020-01-01', category: 'standard', percent: 19 }];
  const taxed = { pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: false };
  await admin.post(
    '/admin/tax-zones',
    { ...taxed, name: 'DE', areas: [{ country: 'DE' }], rates },
    { expect: 201 },
  );
  const buyer = await shop.shopper('Ann Shopper');
  const to = { street: '1 Allee', city: 'Town', state: 'Berlin', zipCode: '10115', country: 'DE' };
  const { products } = wanted(jacket, 1, 11.9);
  const eInvoice = { participant: '9930:DE136695976', buyerReference: 'KST 7' };
  const session = await openSession(buyer, { products, shippingAddress: to, amount: 11.9, eInvoice });
  await payOnPage(shop, session.url);
  await buyer.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  orderId = String(session.data.orderId);
  ({ id: invoiceId } = await eventually(invoice, (one) => Boolean(one)));
});

describe('an e-invoice to the buyer’s program', () => {
  afterAll(() => mustBeSound(shop));

  it('has what the shopper has told, which the staff may change', async () => {
    const told = { participant: '9930:DE136695976', buyerReference: 'KST 7' };
    expect((await invoice())?.eInvoice).toEqual(told);
    const xml = async () => (await admin.fetch(`/api/v1/admin/invoices/${invoiceId}/e-invoice.xml`)).text();
    expect(await xml()).toContain('<cbc:BuyerReference>KST 7</cbc:BuyerReference>');
    expect(await xml()).toContain('<cbc:EndpointID schemeID="9930">DE136695976</cbc:EndpointID>');
    const path = `/admin/invoices/${invoiceId}/e-invoice-address`;
    const wrong = await admin.put<Json>(path, { participant: '1234:nobody' }, { expect: 400 });
    expect(wrong.body.errors[0]?.field).toBe('participant');
    const { body } = await admin.put<Json>(path, LEITWEG, { expect: 200 });
    expect(body.eInvoice).toEqual(LEITWEG);
    expect(await xml()).toContain('<cbc:EndpointID schemeID="0204">991-12345-67</cbc:EndpointID>');
    expect((await admin.get<Json>(`/admin/orders/${orderId}`)).body.eInvoice).toEqual(LEITWEG);
    const [row] = await shop.sql<{ changes: Json }>(
      `select changes from audit_event where action = 'adminAddressInvoice'`,
    );
    expect(row?.changes).toMatchObject({ sent: { participant: '***', buyerReference: '***' } });
  });

  it('goes to an address that somebody can have', async () => {
    const { body } = await send({ participant: '1234:nobody' }, 400);
    expect(body).toMatchObject({ code: 'participant_unknown' });
    expect([await states(), played.calls]).toEqual([[], 0]);
  });

  it('waits while the access point is away, and is taken once though an answer is lost', async () => {
    played.isAway = true;
    // as the order has it
    await send({}, 200);
    await eventually(invoice, ({ sendings }) => sendings[0]?.reason !== '');
    expect(await states()).toEqual(['INV-000001 waiting']);
    played.isAway = false;
    played.loses = 1;
    await again();
    await eventually(
      () => Promise.resolve(played.taken.size),
      (size) => size === 1,
    );
    await eventually(
      () => shop.sql<{ held_until: unknown }>('select held_until from e_invoice_sending'),
      ([row]) => row?.held_until === null,
    );
    await again();
    await eventually(states, (all) => all[0] === 'INV-000001 sent');
    expect(played.taken.size).toBe(1);
  });

  it('is UBL after Peppol BIS 3, with the address and what the buyer wants named', () => {
    const [sent] = [...played.taken.values()];
    expect(sent).toMatchObject({
      ...{ legalEntityId: 42, idempotencyGuid: invoiceId },
      routing: { eIdentifiers: [{ scheme: 'DE:LWID', id: '991-12345-67' }], emails: [expect.any(String)] },
      document: { documentType: 'invoice', rawDocumentData: { parse: true, parseStrategy: 'ubl' } },
    });
    const xml = Buffer.from(String(sent?.document.rawDocumentData.document), 'base64').toString('utf8');
    expect(xml).toContain('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
    expect(xml).toContain('<cbc:BuyerReference>991-12345-67</cbc:BuyerReference>');
    expect(xml).toContain('<cbc:EndpointID schemeID="0204">991-12345-67</cbc:EndpointID>');
  });

  it('is followed by its credit note, which the access point may refuse and take later', async () => {
    await admin.post(`/admin/orders/${orderId}/refunds`, { amount: 2, reason: 'torn' }, { expect: 200 });
    await eventually(invoice, ({ creditNotes }) => creditNotes.length === 1);
    played.refuses = 'The receiver takes no credit notes';
    await send(LEITWEG, 200);
    const { sendings } = await eventually(invoice, (one) => one.sendings[1]?.state === 'refused');
    expect(sendings[1].reason).toBe('The access point says no: The receiver takes no credit notes');
    played.refuses = '';
    await send(LEITWEG, 200);
    await eventually(states, (all) => all[1] === 'CN-000001 sent');
    const documents = [...played.taken.values()].map(({ document }) => document.documentType);
    expect(documents).toEqual(['invoice', 'creditnote']);
    await send(LEITWEG, 200);
    expect(await states()).toEqual(['INV-000001 sent', 'CN-000001 sent']);
    const audited = await shop.sql<{ changes: Json }>(
      `select changes from audit_event where action = 'adminSendInvoice' and entity_id = $1`,
      [invoiceId],
    );
    expect(audited).toHaveLength(4);
    // an address of the network may be somebody's: the log is never erased
    expect(audited).toContainEqual({
      changes: expect.objectContaining({ sent: { participant: '***', buyerReference: '***' } }),
    });
  });
});
