import { expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { InMemoryWelcomeCoupons } from '../testing/in-memory-welcome-coupons.js';
import { WelcomeNewcomer } from './welcome-newcomer.js';

it('a confirmed address gets one coupon and one letter, however often it is confirmed', async () => {
  const coupons = new InMemoryWelcomeCoupons();
  const published: DomainEvent[] = [];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void published.push(event)) };
  const welcome = new WelcomeNewcomer(
    coupons,
    outbox,
    new DirectUnitOfWork(),
    termsOf(() => ({ welcomePercent: 15 })),
  );
  const newcomer = { seed: 'seed-of-a-token-0123456789ab', email: 'ada@example.com', unsubscribeToken: 'u' };
  await welcome.welcomeNewcomer(newcomer);
  await welcome.welcomeNewcomer(newcomer);
  const code = 'WELCOME-23456789AB';
  expect([...coupons.codes]).toEqual([[code, 15]]);
  expect(published).toEqual([
    {
      topic: 'mail.welcome-coupon',
      payload: { email: 'ada@example.com', code, percent: 15, unsubscribeToken: 'u' },
      dedupeKey: `mail.welcome-coupon:${code}`,
    },
  ]);
});

it('a confirmed address gets no coupon and no letter where the shop has none', async () => {
  const coupons = new InMemoryWelcomeCoupons();
  const outbox = { publish: () => Promise.reject(new Error('nothing is told')) };
  const welcome = new WelcomeNewcomer(
    coupons,
    outbox,
    new DirectUnitOfWork(),
    termsOf(() => ({ welcomePercent: 0 })),
  );
  await welcome.welcomeNewcomer({
    seed: 'seed-of-a-token-0123456789ab',
    email: 'a@example.com',
    unsubscribeToken: 'u',
  });
  expect(coupons.codes.size).toBe(0);
});
