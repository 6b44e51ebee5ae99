import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { NotedDownloads } from '../../downloads/testing/noted-downloads.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import type { RefundedLine } from '../domain/refunded-line.js';
import type { RefundEvent } from '../domain/refund.js';
import { RefundNotByHand, RefundTooLarge } from '../domain/refusals.js';
import { InMemoryCardGateway } from '../testing/in-memory-card-gateway.js';
import { InMemoryAttempts, InMemoryTenders, InMemoryRefunds } from '../testing/in-memory-stores.js';
import { aTender, anAttempt } from '../testing/stores-contract.js';
import { ApplyRefund } from './apply-refund.js';
import { RecordDispute } from './record-dispute.js';
import { CardStrategy } from '../methods/card/card-strategy.js';
import { CashStrategy } from '../methods/cash/cash-strategy.js';
import { PaymentMethods } from './payment-methods.js';
import { RequestRefund } from './request-refund.js';
import { paymentSettings } from '../testing/payment-settings.js';

const DOLLARS = Currency.of('USD');

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const STAFF = { kind: 'staff', id: null } as const;
const cards = new InMemoryCardGateway();
const methods = new PaymentMethods([
  new CardStrategy(cards, paymentSettings),
  new CashStrategy(paymentSettings),
]);
const cents = (amount: number) => Money.ofCents(amount);

/** An order of which `provider` keeps $25.49. */
async function scene(provider: 'stripe' | 'cash' = 'stripe') {
  const [payments, attempts, refunds] = [
    new InMemoryTenders(),
    new InMemoryAttempts(),
    new InMemoryRefunds(),
  ];
  const ledger = new InMemoryLedger();
  const [topics, payloads]: [string[], unknown[]] = [[], []];
  const outbox = {
    publish: ({ topic, payload }: DomainEvent) =>
      Promise.resolve(void [topics.push(topic), payloads.push(payload)]),
  };
  let count = 0;
  const ids = { next: () => `refund-${(count += 1)}` };
  const payment = aTender('payment', 'order', { state: 'paid' });
  const attempt = anAttempt('attempt', payment, { provider, state: 'succeeded', providerIntent: 'pi_1' });
  await payments.add([payment]);
  await attempts.add(attempt);
  const entry = { orderId: 'order', tenderId: 'payment', attemptId: 'attempt', refundId: null } as const;
  const capture = { ...entry, type: 'capture', provider, providerObjectId: 'pi_1' } as const;
  await ledger.record({ ...capture, amount: cents(2_549), actor: STAFF, occurredAt: clock.now() });
  const request = new RequestRefund(methods, attempts, refunds, ledger, outbox, clock, ids);
  const downloads = new NotedDownloads();
  const apply = new ApplyRefund(refunds, payments, ledger, outbox, clock, downloads, downloads);
  const ask = (amount: number, lines?: readonly RefundedLine[]) => {
    const wanted = { orderId: 'order', amount: cents(amount), reason: 'torn', actor: STAFF };
    return request.requestRefund({ ...wanted, ...(lines ? { lines } : {}) });
  };
  const hear = async (id: string, event: RefundEvent, ref = `re_${id}`, error?: string) => {
    const refund = await refunds.lock(id);
    if (!refund) throw new Error('no such refund');
    return apply.applyRefund(refund, { event, provider, ref, error: error ?? null }, STAFF);
  };
  const status = async (id: string) => (await refunds.find(id))?.status;
  const more = { downloads, payments, attempts, attempt, payment, ledger, refunds };
  return { ...more, topics, payloads, request, ask, hear, status };
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
    expect((await payments.find('payment'))?.state).toBe('refunded');
    expect(topics).toEqual(['refund.requested', 'refund.accepted', 'order.refunded']);
  });

  it('are reversed when they fail later, and the money can be promised again', async () => {
    const { ask, hear, downloads, ledger, payments, request, topics } = await scene();
    await ask(2_549);
    await hear('refund-1', 'succeeded');
    expect(downloads.made).toEqual([]);
    expect(await hear('refund-1', 'failed')).toBe(true);
    expect(downloads.made).toEqual(['order']);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded.isZero).toBe(true);
    expect((await payments.find('payment'))?.state).toBe('paid');
    expect(await request.available('order', DOLLARS)).toEqual(cents(2_549));
    expect(topics.at(-1)).toBe('refund.failed');
  });

  it('end the links to files again when one that has failed arrives after all', async () => {
    const { ask, hear, downloads } = await scene();
    await ask(1_000);
    await ask(1_549);
    for (const id of ['refund-1', 'refund-2']) await hear(id, 'failed');
    expect(downloads.revoked).toEqual([]);
    await hear('refund-1', 'accepted');
    expect(downloads.revoked).toEqual([['order', 'returned']]);
    await hear('refund-1', 'succeeded');
    await hear('refund-2', 'succeeded');
    expect(downloads.revoked).toEqual([
      ['order', 'returned'],
      ['order', 'all'],
    ]);
  });

  it('are booked once the provider has them, also where a dispute has taken the payment first', async () => {
    const { ask, hear, ledger, attempt } = await scene();
    await ask(1_000);
    const dispute = { ref: 'du_1', intentRef: 'pi_1', amountCents: 2_549, currency: 'USD' };
    await new RecordDispute(ledger, clock).recordDispute([attempt], { ...dispute, status: 'open' });
    expect(await hear('refund-1', 'succeeded')).toBe(true);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded).toEqual(cents(1_000));
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

  it('wait for staff where the provider does not take the amount, and only those', async () => {
    const { ask, request, topics } = await scene();
    cards.step = 10;
    try {
      expect(await request.parts('order', { amount: cents(1_235) })).toMatchObject([{ byHand: true }]);
      expect(await ask(1_235)).toMatchObject([{ status: 'manual', byHand: true }]);
      expect(topics).toEqual(['refund.requested', 'refund.by_hand']);
      expect(await ask(1_230)).toMatchObject([{ status: 'requested', byHand: false }]);
      expect(topics.filter((topic) => topic === 'refund.by_hand')).toHaveLength(1);
    } finally {
      cards.step = 1;
    }
  });

  it('go by hand by choice only after the card has failed to take one back', async () => {
    const { request, ask, hear } = await scene();
    await expect(request.parts('order', { amount: cents(1_000), byHand: true })).rejects.toThrow(
      RefundNotByHand,
    );
    await ask(1_000);
    await hear('refund-1', 'failed');
    expect(await request.parts('order', { amount: cents(1_000), byHand: true })).toMatchObject([
      { byHand: true },
    ]);
  });

  it('are parked when the provider gives back more than was paid', async () => {
    const { ask, hear, ledger, refunds, topics } = await scene();
    const [first] = await ask(2_000);
    await hear('refund-1', 'succeeded');
    const beside = { ...first!, id: 'refund-2', amount: cents(550), status: 'requested' as const };
    await refunds.add({ ...beside, providerRef: null, idempotencyKey: 'adopted:re_2' });
    expect(await hear('refund-2', 'succeeded')).toBe(false);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded).toEqual(cents(2_000));
    expect((await refunds.find('refund-2'))?.lastError).toMatch(/more goes back of this order than was paid/);
    expect(topics.at(-1)).toBe('payment.mismatch');
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

  it('tell what the mails and jobs need', async () => {
    const { ask, hear, payloads } = await scene();
    await ask(1_000);
    await hear('refund-1', 'succeeded');
    await ask(1_000);
    await hear('refund-2', 'succeeded', 're_refund-1');
    expect(payloads).toEqual([
      { refundId: 'refund-1' },
      { refundId: 'refund-1', orderId: 'order', amountCents: 1_000, reason: 'torn' },
      { refundId: 'refund-2' },
      { refundId: 'refund-2', orderId: 'order', mismatch: 're_refund-1 is booked for another refund' },
    ]);
  });

  it('leave a payment paid of which something is left, and are told once', async () => {
    const { ask, hear, payments, topics } = await scene();
    await ask(1_000);
    await hear('refund-1', 'succeeded');
    expect(await hear('refund-1', 'succeeded')).toBe(false);
    expect((await payments.find('payment'))?.state).toBe('paid');
    expect(topics).toEqual(['refund.requested', 'order.refunded']);
  });

  it('book nothing when they fail before anybody took them, and keep why', async () => {
    const { ask, hear, ledger, refunds, topics } = await scene();
    await ask(1_000);
    expect(await hear('refund-1', 'failed', 're_none', 'closed account')).toBe(false);
    expect(ledger.entries.map(({ type }) => type)).toEqual(['capture']);
    expect(await refunds.find('refund-1')).toMatchObject({ providerRef: null, lastError: 'closed account' });
    expect(topics.at(-1)).toBe('refund.failed');
    await hear('refund-1', 'accepted');
    expect(await refunds.find('refund-1')).toMatchObject({
      ...{ providerRef: 're_refund-1', lastError: 'closed account' },
    });
  });

  it('are reversed when they fail after they were accepted', async () => {
    const { ask, hear, ledger, payments } = await scene();
    await ask(2_549);
    await hear('refund-1', 'accepted');
    expect(await hear('refund-1', 'failed')).toBe(true);
    expect(ledger.entries.map(({ type }) => type)).toEqual(['capture', 'refund', 'refund_reversal']);
    expect((await payments.find('payment'))?.state).toBe('paid');
  });

  it('count the pieces on the first part alone', async () => {
    const { ask, attempts, payment, ledger } = await scene();
    await attempts.add(anAttempt('second', payment, { provider: 'stripe', state: 'succeeded' }));
    const [first] = ledger.entries;
    if (!first) throw new Error('nothing was captured');
    await ledger.record({ ...first, attemptId: 'second', providerObjectId: 'pi_2' });
    const line = { variantId: 'v', quantity: 1, shareCents: 3_000, amountCents: 3_000, restocked: false };
    expect((await ask(3_000, [line])).map(({ amount, lines }) => [amount.cents, lines])).toEqual([
      [2_549, [{ ...line, shareCents: 2_549, amountCents: 2_549 }]],
      [451, [{ ...line, quantity: 0, shareCents: 451, amountCents: 451 }]],
    ]);
    expect((await ask(100)).map(({ lines }) => lines)).toEqual([[]]);
  });

  it('come from money that came in alone', async () => {
    const { attempts, payment, ledger, request } = await scene();
    await attempts.add(anAttempt('failed', payment, { provider: 'stripe', state: 'failed' }));
    const [first] = ledger.entries;
    if (!first) throw new Error('nothing was captured');
    await ledger.record({ ...first, attemptId: 'failed', providerObjectId: 'pi_failed' });
    expect(await request.available('order', DOLLARS)).toEqual(cents(2_549));
  });

  it('are not less than nothing when a bank takes back more than is left', async () => {
    const { ask, hear, attempt, ledger, request } = await scene();
    await ask(549);
    await hear('refund-1', 'succeeded');
    const whole = { ref: 'du_1', intentRef: 'pi_1', amountCents: 2_549, currency: 'USD' };
    await new RecordDispute(ledger, clock).recordDispute([attempt], { ...whole, status: 'open' });
    expect((await request.available('order', DOLLARS)).isZero).toBe(true);
  });
});
