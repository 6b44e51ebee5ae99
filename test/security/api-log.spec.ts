import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { eventually, goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const CANARIES = {
  name: 'Wilhelmina Canarybird',
  email: 'canary.bird@example.com',
  phone: '+44 20 7946 0958',
  password: 'a canary sings 4 you',
};
const DELIVERY = {
  contact: { email: CANARIES.email, phone: CANARIES.phone },
  shippingAddress: {
    firstName: 'Wilhelmina',
    lastName: 'Canarybird',
    street: '7 Birdcage Walk',
    city: 'London',
    state: 'London',
    zipCode: 'SW1E 6HQ',
    country: 'United Kingdom',
  },
};

it('S63 nothing that people type, and no token, stands in the log, where every entry stays one line of JSON', async () => {
  await shop.client.post('/auth/register', CANARIES, { expect: 201 });
  await shop.client.post('/auth/login', { ...CANARIES, password: 'a wrong canary' }, { expect: 401 });
  const { body } = await shop.client.post<Json>(
    '/auth/login',
    { email: CANARIES.email, password: CANARIES.password },
    { expect: 200 },
  );
  const shopper = shop.client.as(body.token);
  const order = { ...wanted(await goods(shop)), ...DELIVERY, amount: 10.2 };
  await shopper.post('/payments/cash', order, { expect: 200 });
  await shopper.post('/payments/mobile', { ...order, amount: 25.49, mobileNumber: '+447700900958' });
  await shopper.post('/payments/create-checkout-session', { ...order, cardNumber: '4242424242424242' });
  await shop.client.get('/products', { query: { q: 'one\u001b[31m\r\n{"level":60,"msg":"forged"}' } });
  await shop.client.fetch('/api/v1/shop', { headers: { 'x-request-id': 'a\tb' } });
  await shop.client.post('/auth/forgot-password', { email: CANARIES.email }, { expect: 200 });
  const mail = await mailTo(shop, CANARIES.email, 'reset-password');
  const token = /\/reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? '';
  await shop.client.put(`/auth/reset-password/${token}`, { password: 'another canary' }, { expect: 200 });

  const lastRequest = 'the-last-request';
  await shop.client.fetch('/api/v1/shop', { headers: { 'x-request-id': lastRequest } });
  const log = await eventually(
    () => Promise.resolve(shop.api.log),
    (text) => text.includes(lastRequest) && text.endsWith('\n'),
  );
  const secrets = [
    ...Object.values(CANARIES),
    'a wrong canary',
    'another canary',
    '4242424242424242',
    '+447700900958',
    '7 Birdcage Walk',
    'SW1E 6HQ',
    body.token as string,
    token,
    '$argon2id$',
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  const lines = log.split('\n').filter((line) => line !== '');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.anything() });
  expect(log).not.toContain('\u001b');
});
