import { beforeEach, describe, expect, it } from '@jest/globals';
import { useShop } from '../support/shop.js';

describe('guessing passwords', () => {
  const shop = useShop({ processes: 2, env: { RATE_LIMIT_FACTOR: '1' } });

  beforeEach(() => shop.sql('delete from rate_limit'));

  it('S05 lets at most ten guesses on one account through, over two processes at once', async () => {
    const { email } = await shop.shopper();
    const guesses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) =>
        shop.apis[index % 2]?.client.post('/auth/login', { email, password: `guess number ${index}` }),
      ),
    );
    const reached = guesses.filter((guess) => guess?.status === 401);
    const refused = guesses.filter((guess) => guess?.status === 429 || guess?.status === 503);
    expect(reached.length).toBeLessThanOrEqual(10);
    expect(reached.length + refused.length).toBe(200);
    expect(refused.every((guess) => Number(guess?.headers.get('retry-after')) > 0)).toBe(true);
  });

  it('S06 lets the owner in from another address while somebody guesses', async () => {
    const { email } = await shop.shopper();
    const from = (ip: string, password: string) =>
      shop.client.post('/auth/login', { email, password }, { headers: { 'x-forwarded-for': ip } });
    for (let guess = 0; guess < 11; guess += 1) await from('203.0.113.66', `wrong ${guess}`);
    expect((await from('203.0.113.66', 'a-good-password-1')).status).toBe(429);
    expect((await from('198.51.100.7', 'a-good-password-1')).status).toBe(200);
  });

  it('S07 counts one address over all accounts, whatever else it says it forwards', async () => {
    const statuses: number[] = [];
    for (let account = 0; account < 40; account += 1) {
      const answer = await shop.client.post(
        '/auth/login',
        { email: `victim${account}@example.com`, password: 'Summer 2026' },
        {
          headers: {
            'x-forwarded-for': `192.0.2.${account}, 203.0.113.99`,
            forwarded: `for=192.0.2.${account}`,
            'x-real-ip': `192.0.2.${account}`,
          },
        },
      );
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
