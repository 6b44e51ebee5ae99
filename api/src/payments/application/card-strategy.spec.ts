import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Attempt } from '../domain/payment.js';
import { InMemoryCardGateway } from '../testing/in-memory-card-gateway.js';
import { CardStrategy } from './card-strategy.js';
import type { Purchase } from './strategy.js';
import { paymentSettings } from '../testing/payment-settings.js';

const now = new Date('2026-11-21T12:00:00Z');
const purchase: Purchase = {
  orderId: 'order',
  orderNumber: 'ABCD1234',
  total: Money.ofCents(2549),
  lines: [{ name: 'Jacket', quantity: 1, unitPrice: Money.ofCents(2549) }],
  discount: Money.zero,
  couponCode: null,
  email: 'ada@example.com',
  mobileNumber: null,
};

function setting() {
  const gateway = new InMemoryCardGateway();
  const strategy = new CardStrategy(gateway, paymentSettings);
  const attempt: Attempt = {
    ...strategy.plan(purchase, now),
    id: 'attempt',
    paymentId: 'payment',
    orderId: 'order',
    providerIntent: null,
    idempotencyKey: 'attempt:attempt',
    url: null,
    amount: purchase.total,
    state: 'creating',
    lastError: null,
    createdAt: now,
  };
  return { gateway, strategy, attempt };
}

describe('paying by card', () => {
  it('#30 leaves a minute of slack above the shortest session that the provider takes', () => {
    const { strategy, attempt } = setting();
    expect(attempt.expiresAt?.getTime()).toBe(now.getTime() + 31 * 60_000);
    expect(strategy.holdMinutes()).toBeGreaterThan(31);
  });

  it('sends the very same request under the same key when the first answer was lost', async () => {
    const { gateway, strategy, attempt } = setting();
    gateway.unreachable = true;
    expect((await strategy.start(attempt)).event).toBe('unclear');
    gateway.unreachable = false;
    await strategy.start(attempt);
    expect((await strategy.read(attempt)).event).toBe('opened');
    expect(gateway.sessions.size).toBe(1);
    expect(gateway.opened[1]).toEqual(gateway.opened[0]);
  });

  it('R22 fails and says what differs when the provider asks for other money, and says no more of other refusals', async () => {
    const { gateway, strategy, attempt } = setting();
    gateway.asksForOther = true;
    expect(await strategy.start(attempt)).toMatchObject({ event: 'failed', mismatch: 'asks for 1 usd' });
    gateway.asksForOther = false;
    gateway.refuses = true;
    expect(await strategy.start(attempt)).toMatchObject({ event: 'failed', mismatch: null });
  });

  it('sends one line for a basket of more than a hundred, and keeps the amount', () => {
    const lines = Array.from({ length: 101 }, () => ({
      name: 'Sock',
      quantity: 1,
      unitPrice: Money.ofCents(100),
    }));
    const total = Money.ofCents(10_000);
    const plan = setting().strategy.plan({ ...purchase, lines, total, discount: Money.ofCents(100) }, now);
    expect(plan.request).toMatchObject({ lines: [{ quantity: 1, unitCents: 10_100 }], discountCents: 100 });
  });

  it.each([
    ['#12 another amount', { amountCents: 2548 }],
    ['another currency', { currency: 'EUR' }],
    ['#21 the other mode', { livemode: true }],
    ['another attempt', { attemptId: 'somebody-else' }],
  ])('distrusts a paid session of %s', async (_, changes) => {
    const { gateway, strategy, attempt } = setting();
    attempt.providerRef = (await strategy.start(attempt)).ref ?? null;
    gateway.pay(attempt.providerRef ?? '', changes);
    const answer = await strategy.read(attempt);
    expect(answer.event).toBe('paid');
    expect(answer.mismatch).toEqual(expect.any(String));
  });

  it('finds that a page which is to be closed has been paid', async () => {
    const { gateway, strategy, attempt } = setting();
    attempt.providerRef = (await strategy.start(attempt)).ref ?? null;
    gateway.pay(attempt.providerRef ?? '');
    expect(await strategy.stop(attempt)).toMatchObject({ event: 'paid', mismatch: null });
  });
});
