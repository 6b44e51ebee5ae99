import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Ledger } from '../../ledger/application/ports.js';
import type { Actor, EntryType, Provider } from '../../ledger/domain/entry.js';
import type { Refund } from '../domain/payment.js';
import { afterRefundFact, type RefundFact } from '../domain/refund.js';
import type { Payments, Refunds } from './stores.js';

/** What is known of a refund from outside: the provider's state of it, or that staff handed the money over. */
export interface RefundWord {
  fact: RefundFact;
  provider: Provider;
  /** The provider's id of the refund; ours for money handed over. */
  ref: string;
  error?: string | null;
}

/**
 * Applies the word about a refund to its locked row. Money counts as returned once the provider has accepted it; a later
 * failure is reversed in the book and reported, because the shop then owes the shopper.
 */
export class ApplyRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly payments: Payments,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction, in which order and refund are locked. Returns whether money moved in the book. */
  async execute(refund: Refund, word: RefundWord, actor: Actor): Promise<boolean> {
    const before = refund.status;
    refund.status = afterRefundFact(before, word.fact);
    refund.lastError = word.error ?? refund.lastError;
    if (word.fact !== 'failed') refund.providerRef = word.ref;
    await this.refunds.save(refund);
    if (refund.status === 'failed') return this.failed(refund, before, word, actor);
    if (refund.status !== 'submitted' && refund.status !== 'succeeded') return false;
    const moved = await this.book('refund', refund, word, actor);
    if (moved) await this.settlePayment(refund);
    if (refund.status === 'succeeded' && before !== 'succeeded') await this.tell('order.refunded', refund);
    return moved;
  }

  private async failed(
    refund: Refund,
    before: Refund['status'],
    word: RefundWord,
    actor: Actor,
  ): Promise<boolean> {
    if (before === 'failed') return false;
    await this.tell('refund.failed', refund);
    if (before === 'requested') return false;
    await this.payments.setStatus(refund.paymentId, 'paid');
    return this.book('refund_reversal', refund, word, actor);
  }

  private book(type: EntryType, refund: Refund, word: RefundWord, actor: Actor): Promise<boolean> {
    return this.ledger.record({
      orderId: refund.orderId,
      paymentId: refund.paymentId,
      attemptId: refund.attemptId,
      refundId: refund.id,
      type,
      provider: word.provider,
      providerObjectId: word.ref,
      amount: refund.amount,
      actor,
      occurredAt: this.clock.now(),
    });
  }

  private async settlePayment(refund: Refund): Promise<void> {
    const left = await this.ledger.capturedBy(refund.attemptId);
    if (left.isZero) await this.payments.setStatus(refund.paymentId, 'refunded');
  }

  private tell(topic: string, refund: Refund): Promise<void> {
    return this.outbox.publish({
      topic,
      dedupeKey: `${topic}:${refund.id}:${refund.tries}`,
      payload: {
        refundId: refund.id,
        orderId: refund.orderId,
        amountCents: refund.amount.cents,
        reason: refund.reason,
      },
    });
  }
}
