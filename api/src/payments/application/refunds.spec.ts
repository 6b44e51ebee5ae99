import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import type { RefundEvent } from '../domain/refund.js';
import { RefundTooLarge } from '../domain/refusals.js';
import { InMemoryCardGateway } from '../testing/in-memory-card-gateway.js';
import { InMemoryAttempts, InMemoryPayments, InMemoryRefunds } from '../testing/in-memory-stores.js';
import { aPayment, anAttempt } from '../testing/stores-contract.js';
import { ApplyRefund } from './apply-refund.js';
import { RecordDispute } from './record-dispute.js';
import { CardStrategy } from './card-strategy.js';
import { CashStrategy } from './cash-strategy.js';
import { FreeStrategy } from './free-strategy.js';
import { PaymentMethods } from './payment-methods.js';
import { RequestRefund } from './request-refund.js';
import { paymentSettings } from '../testing/payment-settings.js';

const DOLLARS = Currency.of('USD');

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const STAFF = { kind: 'staff', id: null } as const;
const methods = new PaymentMethods(
  [new CardStrategy(new InMemoryCardGateway(), paymentSettings), new CashStrategy(paymentSettings)],
  new FreeStrategy(paymentSettings),
);
const cents = (amount: number) => Money.ofCents(amount);

/** An order of which `provider` keeps $25.49. */
async function scene(provider: 'stripe' | 'cash' = 'stripe') {
  const [payments, attempts, refunds] = [
    new InMemoryPayments(),
    new InMemoryAttempts(),
    new InMemoryRefunds(),
  ];
  const ledger = new InMemoryLedger();
  const topics: string[] = [];
  const outbox = { publish: ({ topic }: { topic: string }) => Promise.resolve(void topics.push(topic)) };
  let count = 0;
  const ids = { next: () => `refund-${(count += 1)}` };
  const payment = aPayment('payment', 'order', { status: 'paid' });
  const attempt = anAttempt('attempt', payment, { provider, state: 'succeeded', providerIntent: 'pi_1' });
  await payments.add([payment]);
  await attempts.add(attempt);
  const entry = { orderId: 'order', paymentId: 'payment', attemptId: 'attempt', refundId: null } as const;
  const capture = { ...entry, type: 'capture', provider, providerObjectId: 'pi_1' } as const;
  await ledger.record({ ...capture, amount: cents(2_549), actor: STAFF, occurredAt: clock.now() });
  const request = new RequestRefund(methods, attempts, refunds, ledger, outbox, clock, ids);
  const apply = new ApplyRefund(refunds, payments, ledger, outbox, clock);
  const ask = (amount: number) =>
    request.execute({ orderId: 'order', amount: cents(amount), reason: 'torn', actor: STAFF });
  const hear = async (id: string, event: RefundEvent, ref = `re_${id}`) => {
    const refund = await refunds.lock(id);
    if (!refund) throw new Error('no such refund');
    return apply.execute(refund, { event, provider, ref }, STAFF);
  };
  const status = async (id: string) => (await refunds.find(id))?.status;
  return { payments, attempt, ledger, topics, request, ask, hear, status, refunds };
}

describe('refunds', () => {
  it('never promise more than is left: what is promised counts before it is sent', async () => {
    const { ask, request } = await scene();
    await ask(2_000);
    expect(await request.available('order', DOLLARS)).toEqual(cents(549));
    await expect(ask(550)).rejects.toThrow(RefundTooLarge);
    await ask(549);
    await expect(ask(1)).rejects.toThrow(RefundTooLarge);
  });

  it('count from their acceptance, and the payment is given back when nothing is left of it', async () => {
    const { ask, hear, ledger, payments, topics } = await scene();
    await ask(2_549);
    expect(await hear('refund-1', 'accepted')).toBe(true);
    expect(await hear('refund-1', 'succeeded')).toBe(false);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded).toEqual(cents(2_549));
    expect((await payments.find('payment'))?.status).toBe('refunded');
    expect(topics).toEqual(['refund.requested', 'order.refunded']);
  });

  it('are reversed when they fail later, and the money can be promised again', async () => {
    const { ask, hear, ledger, payments, request, topics } = await scene();
    await ask(2_549);
    await hear('refund-1', 'succeeded');
    expect(await hear('refund-1', 'failed')).toBe(true);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded.isZero).toBe(true);
    expect((await payments.find('payment'))?.status).toBe('paid');
    expect(await request.available('order', DOLLARS)).toEqual(cents(2_549));
    expect(topics.at(-1)).toBe('refund.failed');
  });

  it('wait for staff where no provider gives money back, and are booked when it was handed over', async () => {
    const { ask, hear, status, ledger } = await scene('cash');
    const [refund] = await ask(2_549);
    expect(refund).toMatchObject({ status: 'manual', byHand: true });
    expect((await ledger.moneyOf('order', DOLLARS)).refunded.isZero).toBe(true);
    expect(await hear('refund-1', 'succeeded', 'refund-1')).toBe(true);
    expect(await status('refund-1')).toBe('succeeded');
    expect((await ledger.moneyOf('order', DOLLARS)).refunded).toEqual(cents(2_549));
  });

  it('are parked when the provider’s id is booked for another refund', async () => {
    const { ask, hear, status, refunds, topics } = await scene();
    await ask(1_000);
    await ask(1_000);
    await hear('refund-1', 'accepted', 're_same');
    expect(await hear('refund-2', 'accepted', 're_same')).toBe(false);
    expect(await status('refund-2')).toBe('requested');
    expect((await refunds.find('refund-2'))?.lastError).toMatch(/^provider differs: re_same/);
    expect(topics.at(-1)).toBe('payment.mismatch');
  });
});

describe('disputes', () => {
  const dispute = (status: 'open' | 'won' | 'lost', ref = 'du_1') => ({
    ref,
    intentRef: 'pi_1',
    amountCents: 2_549,
    currency: 'USD',
    status,
  });

  it('take the money once; a lost one returns nothing, a won one all of it', async () => {
    const { ledger, attempt, request } = await scene();
    const record = new RecordDispute(ledger, clock);
    expect(await record.execute(attempt, dispute('open'))).toMatchObject({ taken: true, returned: false });
    expect((await request.available('order', DOLLARS)).isZero).toBe(true);
    expect(await record.execute(attempt, dispute('lost'))).toEqual({
      taken: false,
      returned: false,
      mismatch: false,
    });
    expect((await ledger.moneyOf('order', DOLLARS)).disputed).toEqual(cents(2_549));
    expect(await record.execute(attempt, dispute('won'))).toMatchObject({ returned: true });
    expect((await ledger.moneyOf('order', DOLLARS)).disputed.isZero).toBe(true);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded.isZero).toBe(true);
  });

  it('are a mismatch when the bank’s id is booked for another payment', async () => {
    const { ledger, attempt } = await scene();
    const record = new RecordDispute(ledger, clock);
    await record.execute({ ...attempt, id: 'other' }, dispute('open'));
    expect(await record.execute(attempt, dispute('open'))).toMatchObject({ taken: false, mismatch: true });
  });
});
