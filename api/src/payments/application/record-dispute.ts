import type { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import type { Ledger, Recorded } from '../../ledger/application/ports.js';
import type { Attempt } from '../domain/payment.js';
import type { DisputeState } from './ports.js';

export interface RecordedDispute {
  /** The bank took the money by this very call. */
  taken: boolean;
  /** The bank returned it by this very call. */
  returned: boolean;
  /** The bank's id of it stands in the book for another payment: nothing was written. */
  mismatch: boolean;
}

/** Writes into the book what a card holder's bank has taken back, and what it has returned. Joins the transaction. */
export class RecordDispute {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async recordDispute(attempt: Attempt, dispute: DisputeState): Promise<RecordedDispute> {
    const away = await this.record('dispute', attempt, dispute);
    const back = dispute.status === 'won' ? await this.record('dispute_reversal', attempt, dispute) : 'known';
    return {
      taken: away === 'written',
      returned: back === 'written',
      mismatch: away === 'taken' || back === 'taken',
    };
  }

  private record(
    type: 'dispute' | 'dispute_reversal',
    attempt: Attempt,
    dispute: DisputeState,
  ): Promise<Recorded> {
    return this.ledger.record({
      orderId: attempt.orderId,
      tenderId: attempt.tenderId,
      attemptId: attempt.id,
      refundId: null,
      type,
      provider: attempt.provider,
      providerObjectId: dispute.ref,
      amount: Money.ofCents(dispute.amountCents, attempt.amount.currency),
      actor: { kind: 'provider', id: null },
      occurredAt: this.clock.now(),
    });
  }
}
