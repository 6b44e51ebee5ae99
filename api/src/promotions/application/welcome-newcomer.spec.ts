import { expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { InMemoryWelcomeCoupons } from '../testing/in-memory-welcome-coupons.js';
import { WelcomeNewcomer } from './welcome-newcomer.js';

it('a confirmed address gets one coupon and one letter, however often it is confirmed', async () => {
  const coupons = new InMemoryWelcomeCoupons();
  const published: DomainEvent[] = [];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void published.push(event)) };
  const welcome = new WelcomeNewcomer(coupons, outbox, new DirectUnitOfWork());
  const newcomer = { seed: 'seed-of-a-token-0123456789ab', email: 'ada@example.com', unsubscribeToken: 'u' };
  await welcome.execute(newcomer);
  await welcome.execute(newcomer);
  const code = 'WELCOME-23456789AB';
  expect([...coupons.codes]).toEqual([code]);
  expect(published).toEqual([
    {
      topic: 'mail.welcome-coupon',
      payload: { email: 'ada@example.com', code, unsubscribeToken: 'u' },
      dedupeKey: `mail.welcome-coupon:${code}`,
    },
  ]);
});
