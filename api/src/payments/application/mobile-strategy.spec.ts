import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Attempt } from '../domain/payment.js';
import { InMemoryWallet } from '../testing/in-memory-wallet.js';
import { MobileStrategy } from './mobile-strategy.js';
import { paymentSettings } from '../testing/payment-settings.js';

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
    paymentId: 'payment',
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
});
