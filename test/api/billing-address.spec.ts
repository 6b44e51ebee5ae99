import { describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { goods, orderOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const GOES_TO = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', street: '1 Road' },
  ...{ city: 'Berlin', zipCode: '10115', country: 'DE' },
};
const BILLED = {
  ...{ firstName: 'Max', lastName: 'Payer', company: 'Acme GmbH', street: '2 Quay' },
  ...{ city: 'Wien', zipCode: '1010', country: 'Austria' },
};
const LINES = ['Acme GmbH', '2 Quay', '1010 Wien', 'Austria'];

const buy = async (shopper: Client, billingAddress?: unknown, more: object = {}) =>
  shopper.post<Json>('/payments/cash', {
    ...wanted(await goods(shop)),
    ...{ amount: 10.2, shippingAddress: GOES_TO, billingAddress, ...more },
  });

describe('a bill to another address', () => {
  it('stands on the order’s page, in the panel, mail, file and on the invoice, which says where the goods went', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const placed = await buy(shopper, BILLED);
    expect([placed.status, placed.body.message]).toEqual([200, expect.any(String)]);
    const { orderId } = placed.body.data;
    const order = await orderOf(shopper, orderId);
    expect(order['billingAddress']).toMatchObject({ lastName: 'Payer', company: 'Acme GmbH' });
    expect(order['billingLines']).toEqual(LINES);
    expect(order['addressLines']).toEqual(['1 Road', '10115 Berlin', 'Germany']);
    expect((await admin.get<Json>(`/admin/orders/${orderId}`)).body['billingLines']).toEqual(LINES);
    const mail = await mailTo(shop, shopper.email, 'Billing address');
    expect(mail.replaceAll(/=?\r?\n/g, '')).toContain('Acme GmbH');
    await admin.post(`/admin/orders/${orderId}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    const text = await pdfText(Buffer.from(await paper.arrayBuffer()));
    for (const line of ['Max Payer', ...LINES]) expect(text).toContain(line);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Delivered to Ada Lovelace, 1 Road, 10115 Berlin, Germany',
    );
    const file = await (await admin.fetch('/api/v1/admin/orders/export.csv')).text();
    expect(file).toContain('Max Payer, Acme GmbH, 2 Quay, 1010 Wien, Austria');
    const own = await shopper.get('/users/me/data', { expect: 200 });
    expect(JSON.stringify(own.body)).toContain('Acme GmbH');
  });

  it('is that of the delivery where nobody gives one', async () => {
    const shopper = await shop.shopper();
    const order = await orderOf(shopper, (await buy(shopper)).body.data.orderId);
    expect([order['billingAddress'], order['billingLines']]).toEqual([null, []]);
  });

  it.each([
    [{ ...BILLED, street: '' }, 'billingAddress.street'],
    [{ ...BILLED, zipCode: undefined }, 'billingAddress.zipCode'],
    [{ ...BILLED, city: ' ' }, 'billingAddress.city'],
    [{ ...BILLED, country: '' }, 'billingAddress.country'],
    ['Acme', 'billingAddress'],
  ])('is refused at its field: %j', async (wrong, field) => {
    const { status, body } = await buy(await shop.shopper(), wrong);
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });

  it('has where its e-invoices go, which stands on the order and is another purchase when it differs', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const eInvoice = { participant: ' 0204:991-12345-67', buyerReference: ' KST 7 ' };
    const kept = { participant: '0204:991-12345-67', buyerReference: 'KST 7' };
    const body = {
      ...wanted(await goods(shop)),
      ...{ amount: 10.2, shippingAddress: GOES_TO, billingAddress: BILLED, eInvoice },
    };
    const headers = { 'idempotency-key': 'one-purchase-of-a-bill-0002' };
    const { orderId } = (await shopper.post<Json>('/payments/cash', body, { headers, expect: 200 })).body
      .data;
    expect((await orderOf(shopper, orderId))['eInvoice']).toEqual(kept);
    expect((await admin.get<Json>(`/admin/orders/${orderId}`)).body['eInvoice']).toEqual(kept);
    const other = { ...body, eInvoice: { ...eInvoice, buyerReference: 'KST 8' } };
    expect((await shopper.post('/payments/cash', other, { headers })).status).toBe(422);
  });

  it.each([
    [{ participant: '1234:nobody' }, 'eInvoice.participant'],
    [{ participant: 204 }, 'eInvoice.participant'],
    [{ buyerReference: 'K'.repeat(201) }, 'eInvoice.buyerReference'],
    [{ buyerReference: 'K\nL' }, 'eInvoice.buyerReference'],
    ['0204:991-12345-67', 'eInvoice'],
  ])('is refused at the field of its e-invoices: %j', async (eInvoice, field) => {
    const { status, body } = await buy(await shop.shopper(), BILLED, { eInvoice });
    expect([status, body.errors[0]?.field]).toEqual([400, field]);
  });

  it('changes no price, and with another one the same key is another order', async () => {
    const shopper = await shop.shopper();
    const article = await goods(shop);
    const body = { ...wanted(article), amount: 10.2, shippingAddress: GOES_TO };
    const headers = { 'idempotency-key': 'one-purchase-of-a-bill-0001' };
    const first = await shopper.post<Json>(
      '/payments/cash',
      { ...body, billingAddress: BILLED },
      { headers },
    );
    expect([first.status, first.body.data.amountDueNow]).toEqual([200, 10.2]);
    const again = await shopper.post('/payments/cash', { ...body, billingAddress: BILLED }, { headers });
    expect(again.body.data.orderId).toBe(first.body.data.orderId);
    const other = { ...body, billingAddress: { ...BILLED, street: '3 Quay' } };
    expect((await shopper.post('/payments/cash', other, { headers })).status).toBe(422);
  });

  it('goes when its person is erased', async () => {
    const shopper = await shop.shopper();
    const eInvoice = { participant: '9918:DE89370400440532013000' };
    const { orderId } = (await buy(shopper, BILLED, { eInvoice })).body.data;
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    await shopper.post('/users/me/erasure', { password: 'a-good-password-1' }, { expect: 200 });
    expect(await shop.sql('select billing_address, e_invoice from orders where id = $1', [orderId])).toEqual([
      { billing_address: null, e_invoice: null },
    ]);
  });
});
