import { beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import type { Attempt } from '../../domain/payment.js';
import { InMemoryWallet } from '../../testing/in-memory-wallet.js';
import { MobileStrategy } from './mobile-strategy.js';
import { paymentSettings } from '../../testing/payment-settings.js';

const created = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(created.getTime() + seconds * 1_000);
let now = created;

function setting(state: Attempt['state'] = 'unknown') {
  const wallet = new InMemoryWallet();
  const strategy = new MobileStrategy(wallet, paymentSettings, { next: () => 'id' }, { now: () => now });
  const plan = strategy.plan(
    {
      orderId: 'order',
      orderNumber: 'ABCD1234',
      total: Money.ofCents(2549),
      lines: [],
      discount: Money.zero,
      couponCode: null,
      email: 'ada@example.com',
      mobileNumber: '+256770000123',
    },
    created,
  );
  const attempt: Attempt = {
    ...plan,
    id: 'attempt',
    tenderId: 'payment',
    orderId: 'order',
    providerIntent: null,
    idempotencyKey: 'attempt:attempt',
    url: null,
    amount: Money.ofCents(2549),
    state,
    lastError: null,
    createdAt: created,
  };
  return { wallet, strategy, attempt };
}

describe('paying by phone', () => {
  beforeEach(() => {
    now = created;
  });

  it('collects no less than a wallet can be asked for, by any rate', () => {
    const asking = (rate: number) => {
      const strategy = new MobileStrategy(
        new InMemoryWallet(),
        paymentSettings,
        { next: () => 'id' },
        { now: () => now },
        () => rate,
      );
      const { least } = strategy.limits(Currency.of('USD'));
      const asked = [least.cents, least.cents - 1].map(
        (cents) => strategy.quote(Money.ofCents(cents)).amountCents,
      );
      return [least.cents, ...asked];
    };
    expect(asking(1)).toEqual([1, 1, 0]);
    expect(asking(0.022)).toEqual([23, 1, 0]);
    expect(asking(3_710)).toEqual([1, 3_710, 0]);
  });

  it('#25 sends a prompt that never arrived again, under the same reference', async () => {
    const { wallet, strategy, attempt } = setting();
    expect((await strategy.read(attempt)).event).toBe('in_progress');
    expect(wallet.prompts).toMatchObject([
      { reference: 'reference-1', amountCents: 2549, mobileNumber: '+256770000123' },
    ]);
  });

  it('#26 sends no prompt for what is to be ended: it may be on its way for a minute, then it is over', async () => {
    const { wallet, strategy, attempt } = setting();
    now = after(59);
    expect((await strategy.stop(attempt)).event).toBe('unclear');
    now = after(60);
    expect((await strategy.stop(attempt)).event).toBe('failed');
    expect(wallet.prompts).toEqual([]);
  });

  it('sends no prompt for a try that is over, whoever calls back', async () => {
    const { wallet, strategy, attempt } = setting('failed');
    expect((await strategy.read(attempt)).event).toBe('failed');
    expect(wallet.prompts).toEqual([]);
  });

  it.each([
    ['#12 another amount', { amountCents: 2548 }],
    ['another currency', { currency: 'UGX' }],
    ['another attempt', { attemptId: 'somebody-else' }],
    ['no amount at all', { amountCents: null }],
  ])('distrusts a payment of %s', async (_, changes) => {
    const { wallet, strategy, attempt } = setting('processing');
    const paid = {
      outcome: 'found' as const,
      state: 'paid' as const,
      attemptId: 'attempt',
      amountCents: 2549,
      currency: 'EUR',
      transactionRef: '1',
      failureCode: null,
    };
    wallet.answer = paid;
    expect(await strategy.stop(attempt)).toMatchObject({ event: 'paid', mismatch: null });
    wallet.answer = { ...paid, ...changes };
    expect((await strategy.read(attempt)).mismatch).toEqual(expect.any(String));
  });

  const found = { outcome: 'found', attemptId: 'attempt', amountCents: 2549, currency: 'EUR' } as const;

  it('looks again five seconds after the prompt', () => {
    expect(setting().attempt.nextCheckAt).toEqual(after(5));
  });

  it('fails with the provider’s words when the prompt is refused, and knows nothing when there is no answer', async () => {
    const { wallet, strategy, attempt } = setting();
    wallet.requested = { outcome: 'refused', code: 'bad', message: 'no wallet' };
    expect(await strategy.start(attempt)).toEqual({ event: 'failed', error: 'no wallet' });
    wallet.requested = { outcome: 'unknown', message: 'timeout' };
    expect(await strategy.start(attempt)).toEqual({ event: 'unclear', error: 'timeout' });
  });

  it('waits while the prompt is on the phone, and is unclear while nobody can say', async () => {
    const { wallet, strategy, attempt } = setting('processing');
    wallet.answer = { ...found, state: 'pending', transactionRef: null, failureCode: null };
    expect(await strategy.read(attempt)).toEqual({ event: 'in_progress' });
    wallet.answer = { outcome: 'unknown', message: 'timeout' };
    expect(await strategy.read(attempt)).toEqual({ event: 'unclear', error: 'timeout' });
  });

  it.each([
    ['NOT_ENOUGH_FUNDS', 'The wallet does not have enough money.'],
    ['SOMETHING_NEW', 'The payment could not be made.'],
    [null, 'The payment could not be made.'],
  ])('says in a sentence why it failed: %s', async (failureCode, error) => {
    const { wallet, strategy, attempt } = setting('processing');
    wallet.answer = { ...found, state: 'failed', transactionRef: null, failureCode };
    expect(await strategy.read(attempt)).toEqual({ event: 'failed', error });
  });

  it('names the money by the provider’s number, and by the shop’s where it gives none', async () => {
    const { wallet, strategy, attempt } = setting('processing');
    const paid = { ...found, state: 'paid', failureCode: null } as const;
    wallet.answer = { ...paid, transactionRef: 'tx-1' };
    expect((await strategy.read(attempt)).intentRef).toBe('tx-1');
    wallet.answer = { ...paid, transactionRef: null };
    expect((await strategy.read(attempt)).intentRef).toBe('reference-1');
  });

  it('quotes in the wallet’s currency by the shop’s rate, and without it where the order is in it', () => {
    const strategy = new MobileStrategy(
      new InMemoryWallet(),
      paymentSettings,
      { next: () => 'id' },
      { now: () => now },
      () => 2,
    );
    expect(strategy.quote(Money.ofCents(1_000))).toMatchObject({ amountCents: 2_000, currency: 'EUR' });
    const euros = Money.ofCents(1_000, Currency.of('EUR'));
    expect(strategy.quote(euros)).toMatchObject({ amountCents: 1_000, currency: 'EUR' });
  });

  it('touches no try that is not its own', async () => {
    const { wallet, strategy, attempt } = setting();
    await expect(strategy.start({ ...attempt, request: {} })).rejects.toThrow('not a mobile attempt');
    await expect(strategy.read({ ...attempt, providerRef: null })).rejects.toThrow('not a mobile attempt');
    expect(wallet.prompts).toEqual([]);
  });
});
