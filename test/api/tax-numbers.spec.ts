import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const mumbai = {
  ...{
    firstName: 'Asha',
    lastName: 'Rao',
    company: 'Rao Textiles',
    street: '14 Marine Drive',
    city: 'Mumbai',
  },
  ...{ state: 'Maharashtra', zipCode: '400020', country: 'IN' },
};
const contact = { email: 'asha@example.com', phone: '+91 22 5550 0100' };
const GSTIN = '27AAPFU0939F1ZV';

let shopper: Client;
let lamp: Goods;

beforeAll(async () => {
  shopper = await shop.shopper('Asha Rao');
  lamp = await goods(shop, { stock: 10 });
});

const ask = (vatNumber: string | undefined, country: string, expected: number) =>
  shopper.post<Json>(
    '/payments/quote',
    { ...wanted(lamp), shippingAddress: { ...mumbai, country }, vatNumber },
    { expect: expected },
  );

describe('the tax number of a business', () => {
  afterAll(() => mustBeSound(shop));

  it.each([
    ['IN', 'GSTIN', '27AAPFU0939F1ZW', 'This is not a GSTIN. It looks like 27AAPFU0939F1ZV.'],
    ['KE', 'KRA PIN', 'P05136594M', 'This is not a KRA PIN. It looks like P051365947M.'],
    ['UG', 'TIN', '12', 'This is not a TIN. It looks like 1000023456.'],
    ['BR', 'CNPJ or CPF', '11.222.333/0001-82', expect.stringContaining('This is not a CNPJ / CPF.')],
    ['DE', 'VAT number', 'DE136695977', expect.stringContaining('This is not a VAT number.')],
    ['US', null, '91-1144442', expect.stringContaining('This is not a VAT number.')],
  ])('is called in %s: %s; %s is refused with a sentence', async (country, name, wrong, message) => {
    expect((await ask(undefined, country, 200)).body.data.vat).toMatchObject({ isAsked: false, name });
    const { body } = await ask(wrong, country, 400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'vatNumber', message })]);
  });

  it('stands under its name on order and invoice, and changes no tax', async () => {
    const { body } = await ask(GSTIN, 'IN', 200);
    expect(body.data.vat).toMatchObject({ number: GSTIN, reverseCharge: false, taxedBecause: null });
    const session = await openSession(shopper, {
      ...{ ...wanted(lamp), shippingAddress: mumbai, contact, vatNumber: '27 AAPFU 0939 F1ZV' },
    });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const orderId = String(session.data.orderId);
    const { buyerTax } = await orderOf(shopper, orderId);
    expect(buyerTax).toMatchObject({ name: 'GSTIN', vatNumber: GSTIN, check: 'offline' });
    const paper = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    expect(await pdfText(Buffer.from(await paper.arrayBuffer()))).toContain(`GSTIN ${GSTIN}`);
  });

  it('is that of the country of the bill, where the goods go elsewhere', async () => {
    const nairobi = { ...mumbai, city: 'Nairobi', state: '', zipCode: '00100', country: 'KE' };
    const session = await openSession(shopper, {
      ...{ ...wanted(lamp), shippingAddress: nairobi, billingAddress: mumbai, contact, vatNumber: GSTIN },
    });
    expect((await orderOf(shopper, String(session.data.orderId))).buyerTax).toMatchObject({ name: 'GSTIN' });
  });
});
