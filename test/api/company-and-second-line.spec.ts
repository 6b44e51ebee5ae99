import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { goods, orderOf, wanted } from '../support/money.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const WRITTEN = ['Ada Ltd', '1 Road', 'Floor 3', '10115 Berlin', 'Germany'];
const TO = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', company: ' Ada Ltd ', street: '1 Road', line2: 'Floor 3' },
  ...{ city: 'Berlin', zipCode: '10115', country: 'DE' },
};

let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const buy = async (shopper: Client, shippingAddress: object) =>
  shopper.post<Json>('/payments/cash', { ...wanted(await goods(shop)), amount: 10.2, shippingAddress });

describe('a company and a second line', () => {
  it('of an order stand on its page, mail, invoice and file, and in what its buyer takes along', async () => {
    const shopper = await shop.shopper();
    const placed = await buy(shopper, TO);
    expect([placed.status, placed.body.message]).toEqual([200, expect.any(String)]);
    const { orderId } = placed.body.data;
    const order = await orderOf(shopper, orderId);
    expect(order['shippingAddress']).toMatchObject({ company: 'Ada Ltd', line2: 'Floor 3' });
    expect(order['addressLines']).toEqual(WRITTEN);
    expect((await admin.get<Json>(`/admin/orders/${orderId}`)).body['addressLines']).toEqual(WRITTEN);
    const mail = await mailTo(shop, shopper.email, 'Ada Ltd');
    expect(mail.replaceAll(/=?\r?\n/g, '')).toContain('Floor 3');
    for (const step of [
      { action: 'record-deposit' },
      { action: 'ship', carrier: 'DHL', trackingNumber: '1' },
    ])
      await admin.post(`/admin/orders/${orderId}/transitions`, step, { expect: 200 });
    await admin.post(`/admin/orders/${orderId}/transitions`, { action: 'record-balance' }, { expect: 200 });
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    const text = await pdfText(Buffer.from(await paper.arrayBuffer()));
    for (const line of WRITTEN) expect(text).toContain(line);
    const file = await (await admin.fetch('/api/v1/admin/orders/export.csv')).text();
    expect(file).toContain('Ada Ltd,1 Road,Floor 3,Berlin');
    const own = await shopper.get('/users/me/data', { expect: 200 });
    expect(JSON.stringify(own.body)).toContain('Floor 3');
  });

  it('are left out where nobody gives them, also empty or null', async () => {
    const shopper = await shop.shopper();
    for (const nothing of ['', ' ', null]) {
      const placed = await buy(shopper, { ...TO, company: nothing, line2: nothing });
      const order = await orderOf(shopper, placed.body.data.orderId);
      expect(order['addressLines']).toEqual(['1 Road', '10115 Berlin', 'Germany']);
      expect(order['shippingAddress']).not.toHaveProperty('company');
    }
  });

  it.each([
    ['company', 'x'.repeat(101), 'Company must be at most 100 characters'],
    ['line2', 'x'.repeat(121), 'Apartment, suite or floor must be at most 120 characters'],
    ['line2', 'two\nlines', 'Apartment, suite or floor must be one line'],
    ['company', 7, 'Company must be a text'],
  ])('%s of %j is refused at its field', async (field, value, message) => {
    const shopper = await shop.shopper();
    const refused = await buy(shopper, { ...TO, [field]: value });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, `shippingAddress.${field}`]);
    expect(refused.body.errors[0].message).toContain(message);
    const saved = await shopper.post<Json>('/users/me/addresses', { ...TO, [field]: value });
    expect([saved.status, saved.body.errors[0].field]).toEqual([400, field]);
  });

  it('are kept with a saved address, changed and taken away', async () => {
    const shopper = await shop.shopper();
    const made = await shopper.post<Json>('/users/me/addresses', TO, { expect: 201 });
    expect(made.body.data).toMatchObject({ company: 'Ada Ltd', line2: 'Floor 3', lines: WRITTEN });
    const path = `/users/me/addresses/${made.body.data._id}`;
    const kept = await shopper.patch<Json>(path, { city: 'Potsdam' }, { expect: 200 });
    expect(kept.body.data).toMatchObject({ company: 'Ada Ltd', line2: 'Floor 3' });
    const bare = await shopper.patch<Json>(path, { company: '', line2: null }, { expect: 200 });
    expect(bare.body.data).toMatchObject({
      company: '',
      line2: '',
      lines: ['1 Road', '10115 Potsdam', 'Germany'],
    });
    const own = await shopper.get('/users/me/data', { expect: 200 });
    expect(JSON.stringify(own.body)).toContain('"company":""');
  });
});
