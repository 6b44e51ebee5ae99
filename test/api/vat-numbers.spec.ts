import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, wanted, type Goods } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const address = (country: string) => ({
  shippingAddress: { street: '1 Allee', city: 'Town', state: 'Berlin', zipCode: '10115', country },
});

let admin: Client;
let basket: Goods;

beforeAll(async () => {
  admin = await shop.admin();
  basket = await goods(shop, { cents: 2_000, stock: 100 });
  const zone = { name: 'Germany', areas: [{ country: 'DE' }] };
  const methods = [{ name: 'Parcel', kind: 'flat', price: 4.9, freeFrom: 50, daysFrom: 2, daysTo: 4 }];
  await admin.post('/admin/shipping-zones', { ...zone, methods }, { expect: 201 });
  const rates = [{ category: 'standard', name: 'VAT', percent: 19, from: '2020-01-01' }];
  const how = { shippingTax: 'main', rounding: 'order', reverseCharge: true, pricesIncludeTax: true };
  await admin.post('/admin/tax-zones', { ...zone, ...how, rates }, { expect: 201 });
});

const quote = async (shopper: Client, body: object) =>
  (await shopper.post<Json>('/payments/quote', body, { expect: 200 })).body.data;

describe('a VAT number of a buyer', () => {
  afterAll(() => mustBeSound(shop));

  it('takes the tax off once somebody has confirmed it, and writes both numbers on the invoice', async () => {
    const shopper = await shop.shopper();
    const berlin = { ...wanted(basket, 1, 20), ...address('Germany') };
    expect((await quote(shopper, berlin)).vat).toEqual({
      ...{ isAsked: true, number: null, check: null, reverseCharge: false, intraCommunity: false },
      ...{ name: 'VAT number', taxedBecause: null },
    });
    const wrong = { ...berlin, vatNumber: 'DE136695977' };
    const refused = await shopper.post<Json>('/payments/quote', wrong, { expect: 400 });
    expect(refused.body.errors[0]).toMatchObject({
      ...{ field: 'vatNumber', message: expect.stringContaining('This is not a VAT number') },
    });
    const business = { ...berlin, vatNumber: 'de 136 695 976' };
    const taxed = await quote(shopper, business);
    expect(taxed).toMatchObject({ tax: 0, total: 24.9 });
    expect(taxed.vat).toMatchObject({ check: 'offline', reverseCharge: false, taxedBecause: 'not_checked' });
    await admin.put(
      '/admin/settings/shop',
      { viesCheck: true, acceptedVatNumbers: 'CHE-116.281.710\nDE 811 569 869', taxNumber: 'FR40303265045' },
      { expect: 200 },
    );
    const because = async (vatNumber: string) => (await quote(shopper, { ...berlin, vatNumber })).vat;
    expect(await because('DE129274202')).toMatchObject({ check: 'unknown', taxedBecause: 'unknown' });
    expect(await because('ATU13585627')).toMatchObject({ taxedBecause: 'other_country' });
    expect(await because('DE811569869')).toMatchObject({ check: 'accepted', reverseCharge: true });
    const quoted = await quote(shopper, business);
    expect(quoted).toMatchObject({ tax: -3.98, total: 20.92 });
    expect(quoted.vat).toMatchObject({ number: 'DE136695976', check: 'confirmed', reverseCharge: true });
    const session = await openSession(shopper, { ...business, amount: 20.92 });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const order = await orderOf(shopper, session.data.orderId);
    expect(order).toMatchObject({
      totalAmount: 20.92,
      buyerTax: {
        ...{ vatNumber: 'DE136695976', check: 'confirmed' },
        register: { name: 'Played Business DE136695976', consultation: expect.stringMatching(/^WAPI/) },
      },
      receipt: { reverseCharge: true, taxes: [{ percent: 19, net: 20.92, tax: 0, gross: 20.92 }] },
    });
    await admin.put(
      '/admin/settings/shop',
      { taxNumber: 'UG1000123456', viesCheck: false, acceptedVatNumbers: '' },
      { expect: 200 },
    );
    const paper = await shopper.fetch(`/api/v1/orders/${session.data.orderId}/invoice.pdf`);
    const text = await pdfText(Buffer.from(await paper.arrayBuffer()));
    for (const words of [
      'Tax number UG1000123456',
      'VAT number DE136695976',
      'Confirmed by VIES on',
      'VAT 0%',
      'Reverse charge',
    ])
      expect(text).toContain(words);
  });

  it('of a shop in another member state tells that the supply within the EU is exempt', async () => {
    const [{ body: before }, shopper] = [await admin.get<Json>('/admin/settings/shop'), await shop.shopper()];
    const inFrance = { country: 'FR', viesCheck: true, taxNumber: 'FR40303265045' };
    await admin.put('/admin/settings/shop', inFrance, { expect: 200 });
    const business = { ...wanted(basket, 1, 20), ...address('Germany'), vatNumber: 'DE136695976' };
    const { vat } = await quote(shopper, business);
    expect(vat).toMatchObject({ reverseCharge: true, intraCommunity: true });
    const session = await openSession(shopper, { ...business, amount: 20.92 });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { receipt } = await orderOf(shopper, session.data.orderId);
    expect(receipt).toMatchObject({ reverseCharge: true, intraCommunity: true });
    const { country, timeZone, viesCheck, taxNumber } = before;
    await admin.put('/admin/settings/shop', { country, timeZone, viesCheck, taxNumber }, { expect: 200 });
    const paper = await shopper.fetch(`/api/v1/orders/${session.data.orderId}/invoice.pdf`);
    const text = (await pdfText(Buffer.from(await paper.arrayBuffer()))).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)');
    expect(text).not.toContain('Reverse charge');
    const me = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data;
    expect(await mailTo(shop, me.email, 'exempt from VAT')).toContain('Intra-Community supply');
  });
});
