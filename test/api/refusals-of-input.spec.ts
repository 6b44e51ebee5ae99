import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { PLAIN, makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

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
const NO_PHONE =
  'Please enter a valid phone number. A number from another country starts with + and its country code.';
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
    ['contact.phone', { contact: { ...CONTACT, phone: '1'.repeat(31) } }, NO_PHONE],
    ['contact.phone', { contact: { ...CONTACT, phone: '1\n2' } }, NO_PHONE],
    ['contact.email', { contact: { phone: CONTACT.phone } }, 'Please enter a valid email address'],
    [
      'contact.email',
      { contact: { ...CONTACT, email: `${'a'.repeat(250)}@b.co` } },
      'Email must be at most 254 characters',
    ],
    ['couponCode', { couponCode: 10 }, 'couponCode must be a text of at most 40 characters'],
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

describe('a refusal', () => {
  const shop = useShop();
  const fields = ({ errors }: Json): string[] => errors.map(({ field }: Json) => field);

  it('names the new password, and not another one', async () => {
    const shopper = await shop.shopper();
    for (const newPassword of ['short', 'x'.repeat(200), 'password']) {
      const change = { currentPassword: 'a-good-password-1', newPassword };
      const { body } = await shopper.put('/users/me/password', change, { expect: 400 });
      expect([newPassword, fields(body)]).toEqual([newPassword, ['newPassword']]);
    }
    const someone = { name: 'A', email: 'a@example.com', phone: '+44 20 7946 0000', password: 'short' };
    const { body } = await shop.client.post('/auth/register', someone, { expect: 400 });
    expect(fields(body)).toEqual(['password']);
  });

  it.each([
    ['/media/0123456789abcdef0123456789abcdef', 'not_a_product'],
    ['https://example.com/tote.png', 'not_a_product'],
    [`data:image/png;base64,${Buffer.from('no picture').toString('base64')}`, 'not_a_picture'],
  ])('names the picture of a product that is wrong: %s', async (url, code) => {
    const admin = await shop.admin();
    const { id, image } = await makeProduct(admin);
    const images = [{ url: image }, { url }];
    for (const [field, wrong] of [
      ['images.1.url', { images }],
      ['image', { image: url }],
    ] as const) {
      const made = await admin.post('/admin/products', { ...PLAIN, ...wrong }, { expect: 400 });
      expect([made.body.code, fields(made.body)]).toEqual([code, [field]]);
    }
    const changed = await admin.patch(`/admin/products/${id}`, { images }, { expect: 400 });
    expect([changed.body.code, fields(changed.body)]).toEqual([code, ['images.1.url']]);
  });

  it.each([
    ['{"email":"a\\u0000b"}', 'email', 'email contains a NUL character.'],
    ['{"contact":{"phone":"\\ud800"}}', 'contact.phone', 'contact.phone contains half a character.'],
    ['{"products":[{},{"price":1e400}]}', 'products.1.price', 'products.1.price is too large a number.'],
  ])('names the member of a body that cannot be: %s', async (text, field, message) => {
    const { body } = await shop.client.post('/auth/login', text, { expect: 400 });
    expect([body.code, body.errors]).toEqual(['bad_json', [{ field, message }]]);
  });

  it.each([
    ['carrier', 5, 'Carrier must be a text'],
    ['carrier', 'x'.repeat(101), 'Carrier must be at most 100 characters'],
    ['trackingNumber', 'a\nb', 'Tracking number must be one line'],
  ])('says in the words of the desk what is wrong with the %s %j', async (field, wrong, message) => {
    const step = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD014602', [field]: wrong };
    const admin = await shop.admin();
    const path = '/admin/orders/01941f94-e1f9-77b4-8b41-000000000000/transitions';
    const { body } = await admin.post(path, step, { expect: 400 });
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('says what a form is to have', async () => {
    const admin = await shop.admin();
    const form = new FormData();
    form.append('image', 'tote.png');
    const { body } = await admin.post('/admin/pictures', form, { expect: 400 });
    const message =
      'The form could not be read (Too many fields): send one file in its part "image" and nothing else.';
    expect([body.code, body.errors]).toEqual(['bad_form', [{ field: 'image', message }]]);
  });
});
