import { beforeAll, describe, expect, it } from '@jest/globals';
import { inTurns, lastingly } from '../support/by-the-clock.js';
import { useOwnShop } from '../support/use-shop.js';

/** Fewer than the 50 log-ins of one account that are answered before everybody is delayed. */
const PAIRS = 45;
const MOST_ROUNDS = 6;
/** Around 0.5, which is "cannot be told"; an early return gives 0.99. */
const TOLERANCE = 0.15;

describe('whether an address has an account', () => {
  const shop = useOwnShop({ env: { RATE_LIMIT_FACTOR: '1' }, settings: { signUpByMail: true } });
  let known: string;
  beforeAll(async () => {
    known = (await shop.shopper()).email;
  });

  const newcomer = (email: string) => ({ name: 'Eve', email, phone: '+44 20 7946 0000', password: 'qzvbx6' });
  /** Every request from an address of its own, so that no limit answers instead. */
  let last = 0;
  const elsewhere = () => ({
    headers: { 'x-forwarded-for': `198.18.${Math.floor((last += 1) / 250)}.${last % 250}` },
  });

  // The work is proven equal beside the use cases; the clock is asked for what would be left. Chance and a busy machine
  // come and go, a difference stays: only what is out of bounds over ever more pairs, up to six times as many, fails.
  it.each([
    [
      'logging in',
      (email: string) => shop.client.post('/auth/login', { email, password: 'wrong words' }, elsewhere()),
    ],
    [
      'asking for a new password',
      (email: string) => shop.client.post('/auth/forgot-password', { email }, elsewhere()),
    ],
    ['signing up', (email: string) => shop.client.post('/auth/register', newcomer(email), elsewhere())],
  ])('S04 S08 C1 cannot be told by the clock when %s', async (_, request) => {
    const told = await lastingly(MOST_ROUNDS, TOLERANCE, async () => {
      await shop.sql('delete from rate_limit');
      return inTurns(
        PAIRS,
        () => request(known),
        () => request(`nobody-${(last += 1)}@example.com`),
      );
    });
    expect(Math.abs(told - 0.5)).toBeLessThan(TOLERANCE);
  });
});
