import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import { isExpress, type Attempt } from '../../domain/payment.js';
import { InMemoryCardGateway } from '../../testing/in-memory-card-gateway.js';
import { CardStrategy } from './card-strategy.js';
import type { Purchase } from '../contract.js';
import { paymentSettings } from '../../testing/payment-settings.js';

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
    tenderId: 'payment',
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

  it('makes a payment for a wallet of the browser where it is to be one, and no page', async () => {
    const { gateway, strategy, attempt } = setting();
    const { request } = strategy.plan({ ...purchase, express: true }, now);
    const express = { ...attempt, request };
    expect(isExpress(express)).toBe(true);
    expect(isExpress(attempt)).toBe(false);
    const begun = await strategy.start(express);
    const ref = 'pi_attempt:attempt';
    expect(begun).toEqual({ event: 'opened', ref, intentRef: ref, secret: `${ref}_secret` });
    expect(await strategy.read({ ...express, providerRef: ref })).toMatchObject({
      ...{ event: 'opened', url: null, secret: `${ref}_secret`, mismatch: null },
    });
    gateway.pay(ref, { amountCents: 2548 });
    expect((await strategy.read({ ...express, providerRef: ref })).mismatch).toBe('amount 2548, ours 2549');
    expect(gateway.opened).toHaveLength(1);
  });

  it('has wallets of browsers only where the provider’s script is known, in its own units', () => {
    const page = {
      key: 'pk_test_x',
      script: '/x.js',
      kinds: ['card'],
      scriptHosts: [],
      frameHosts: [],
      connectHosts: [],
    };
    const strategy = new CardStrategy(
      new InMemoryCardGateway(),
      paymentSettings,
      () => false,
      () => page,
    );
    expect(strategy.express?.page).toBe(page);
    expect(strategy.express?.asks(purchase.total)).toEqual({ amount: 2549, currency: 'usd' });
    expect(setting().strategy.express).toBeUndefined();
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

  it('names each line of a basket of a hundred', () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({
      ...{ name: `Sock ${at}`, quantity: 2, unitPrice: Money.ofCents(100 + at) },
    }));
    const { request } = setting().strategy.plan({ ...purchase, lines }, now);
    expect(request).toMatchObject({ lines: lines.map((_, at) => ({ name: `Sock ${at}`, quantity: 2 })) });
    expect(request).toMatchObject({ lines: lines.map((_, at) => ({ unitCents: 100 + at })) });
  });

  it.each([
    ['a price', 1_275, 0],
    ['a discount', 1_280, 10],
    ['nothing', 1_280, 20],
  ])('sends one line of the whole amount where %s is none that the provider takes', (what, price, off) => {
    const { gateway, strategy } = setting();
    gateway.step = 20;
    const lines = [{ name: 'Scarf', quantity: 2, unitPrice: Money.ofCents(price) }];
    const [total, discount] = [Money.ofCents(2 * price - off), Money.ofCents(off)];
    const { request } = strategy.plan({ ...purchase, lines, total, discount }, now);
    expect(request).toMatchObject(
      what === 'nothing'
        ? { lines: [{ name: 'Scarf', quantity: 2, unitCents: price }], discountCents: off }
        : { lines: [{ name: 'Order ABCD1234', quantity: 1, unitCents: total.cents }], discountCents: 0 },
    );
  });

  it('looks again half a minute after the page was asked for', () => {
    expect(setting().attempt.nextCheckAt).toEqual(new Date('2026-11-21T12:00:30Z'));
  });

  it('asks for no second page once it knows the first', async () => {
    const { gateway, strategy, attempt } = setting();
    const providerRef = (await strategy.start(attempt)).ref ?? null;
    await strategy.read({ ...attempt, providerRef });
    await strategy.stop({ ...attempt, providerRef });
    expect(gateway.opened).toHaveLength(1);
  });

  it('says why no page was opened, whether it is read or closed', async () => {
    const { gateway, strategy, attempt } = setting();
    gateway.refuses = true;
    const refused = { event: 'failed', error: 'no', mismatch: null, told: null };
    expect([await strategy.read(attempt), await strategy.stop(attempt)]).toEqual([refused, refused]);
    gateway.refuses = false;
    gateway.unreachable = true;
    const unclear = { event: 'unclear', error: 'timeout' };
    expect([await strategy.read(attempt), await strategy.stop(attempt)]).toEqual([unclear, unclear]);
  });

  it('is unclear when the provider cannot say, or says that it knows no such page', async () => {
    const { gateway, strategy, attempt } = setting();
    attempt.providerRef = (await strategy.start(attempt)).ref ?? null;
    gateway.unreachable = true;
    expect(await strategy.read(attempt)).toEqual({ event: 'unclear', error: 'timeout' });
    gateway.unreachable = false;
    gateway.sessions.clear();
    expect(await strategy.read(attempt)).toEqual({
      event: 'unclear',
      error: 'The provider knows no such session.',
    });
  });

  it('touches no try that is not its own', async () => {
    const { gateway, strategy, attempt } = setting();
    await expect(strategy.start({ ...attempt, request: {} })).rejects.toThrow('not a card attempt');
    await expect(strategy.start({ ...attempt, expiresAt: null })).rejects.toThrow('not a card attempt');
    expect(gateway.opened).toEqual([]);
  });
});
