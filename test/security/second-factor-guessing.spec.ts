import { expect, it } from '@jest/globals';
import { totp } from '../support/authenticator.js';
import type { Json } from '../support/client.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({ env: { RATE_LIMIT_FACTOR: '1' } });
const password = 'a plain saffron kettle';

it('S68 a code cannot be guessed: five tries from one address, then a pause', async () => {
  const email = 'guessed@example.com';
  const newcomer = { name: 'Guessed', email, phone: '+254 700 000 001', password };
  await shop.client.post('/auth/register', newcomer, { expect: 201 });
  const logIn = (code?: string) => shop.client.post<Json>('/auth/login', { email, password, code });
  const person = shop.client.as((await logIn()).body.token);
  const me = '/users/me/second-factor';
  const { body } = await person.post<Json>(me, { currentPassword: password }, { expect: 200 });
  await person.post(`${me}/confirmation`, { code: totp(body.data.secret) }, { expect: 200 });
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    statuses.push((await logIn(String(guess).padStart(6, '9'))).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await logIn(totp(body.data.secret, 1))).status).toBe(429);
});
