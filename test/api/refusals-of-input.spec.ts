import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/shop.js';

const PAY = '/payments/cash';
const ADDRESS = {
  firstName: 'Amina',
  lastName: 'Otieno',
  street: '1 Kampala Road',
  city: 'Kampala',
  state: 'Central',
  zipCode: '00256',
  country: 'Uganda',
};
const CONTACT = { email: 'amina@example.com', phone: '+256 700 000 001' };

describe('what is wrong in a purchase', () => {
  const shop = useShop();

  it.each<[string, Json, string]>([
    ['shippingAddress.city', { shippingAddress: { ...ADDRESS, city: '' } }, 'City is required'],
    [
      'shippingAddress.city',
      { shippingAddress: { ...ADDRESS, city: 'x'.repeat(200) } },
      'City must be at most 100 characters',
    ],
    ['shippingAddress.city', { shippingAddress: { ...ADDRESS, city: 5 } }, 'City is required'],
    ['shippingAddress.city', { shippingAddress: { ...ADDRESS, city: 'a\nb' } }, 'City must be one line'],
    ['contact.phone', { contact: { email: CONTACT.email } }, 'Phone is required'],
    ['contact.phone', { contact: { ...CONTACT, phone: 256 } }, 'Phone is required'],
    [
      'contact.phone',
      { contact: { ...CONTACT, phone: '1'.repeat(31) } },
      'Phone must be at most 30 characters',
    ],
    ['contact.phone', { contact: { ...CONTACT, phone: '1\n2' } }, 'Phone must be one line'],
    ['contact.email', { contact: { phone: CONTACT.phone } }, 'Please enter a valid email address'],
    [
      'contact.email',
      { contact: { ...CONTACT, email: `${'a'.repeat(250)}@b.co` } },
      'Email must be at most 254 characters',
    ],
  ])('is said of %s when it sends %j', async (field, wrong, message) => {
    const body = { ...wanted(await goods(shop)), amount: 10.2, ...wrong };
    const answer = await (await shop.shopper()).post(PAY, body, { expect: 400 });
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it('is said of the amount of a wallet', async () => {
    const body = { ...wanted(await goods(shop)), amount: 25.49, mobileNumber: '+256770000123' };
    const shopper = await shop.shopper();
    const answer = await shopper.post('/payments/mobile', { ...body, walletAmount: '10' }, { expect: 400 });
    const message = 'walletAmount must be a number with at most two decimals';
    expect(answer.body.errors).toEqual([{ field: 'walletAmount', message }]);
  });

  it('is said of too many pieces of one thing, on however many lines', async () => {
    const jacket = await goods(shop, { stock: null });
    const products = [...wanted(jacket, 60).products, ...wanted(jacket, 60).products];
    const answer = await (await shop.shopper()).post(PAY, { products, amount: 1 }, { expect: 400 });
    const message = 'An order holds at most 99 of one item';
    expect(answer.body.errors).toEqual([{ field: 'products', message }]);
  });
});
