import type { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import type { Ledger, Recorded } from '../../ledger/application/ports.js';
import type { Attempt } from '../domain/payment.js';
import type { DisputeState } from './ports.js';

/** The payments that name one of the provider, the oldest first: those behind it have money of an order that was changed. */
export type Holders = readonly [Attempt, ...Attempt[]];

interface Named {
  attempt: Attempt;
  /** In the book: the bank's own id for the oldest. */
  name: string;
}

/** What the bank takes of one of them. */
export interface DisputedShare extends Named {
  amount: Money;
}

export interface RecordedDispute {
  shares: readonly DisputedShare[];
  /** The bank took the money by this very call. */
  taken: boolean;
  /** The bank returned it by this very call. */
  returned: boolean;
  /** The bank's id of it stands in the book for another payment: nothing was written. */
  mismatch: boolean;
}

/**
 * Writes into the book what a card holder's bank has taken back, and what it has returned: of each order that money of this payment
 * has come to what that still has of it, the oldest first; beyond that of the first. Joins the transaction.
 */
export class RecordDispute {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async recordDispute(holders: Holders, dispute: DisputeState): Promise<RecordedDispute> {
    const shares = await this.sharesOf(holders, dispute);
    const away = await this.record('dispute', shares);
    const back = dispute.status === 'won' ? await this.record('dispute_reversal', shares) : [];
    return {
      shares,
      taken: away.includes('written'),
      returned: back.includes('written'),
      mismatch: [...away, ...back].includes('taken'),
    };
  }

  /** As it was shared when it was heard of first. */
  private async sharesOf(holders: Holders, dispute: DisputeState): Promise<DisputedShare[]> {
    const [{ provider, amount }] = holders;
    const { currency } = amount;
    const named = holders.map((attempt, at) => ({
      ...{ attempt, name: at === 0 ? dispute.ref : `${dispute.ref}:${attempt.id}` },
    }));
    const names = named.map(({ name }) => name);
    const known = await this.ledger.standing({ provider, type: 'dispute' }, names, currency);
    const shares =
      known.size > 0
        ? named.map((one) => ({ ...one, amount: known.get(one.name) ?? Money.ofCents(0, currency) }))
        : await this.shared(named, Money.ofCents(dispute.amountCents, currency));
    return shares.filter((one) => !one.amount.isZero);
  }

  private async shared(holders: readonly Named[], taken: Money): Promise<DisputedShare[]> {
    const none = taken.times(0);
    const shares: DisputedShare[] = [];
    let left = taken;
    for (const one of holders) {
      const has = await this.ledger.capturedBy(one.attempt.id, taken.currency);
      const most = has.lessThan(left) ? has : left;
      const amount = most.lessThan(none) ? none : most;
      shares.push({ ...one, amount });
      left = left.minus(amount);
    }
    return shares.map((one, at) => (at === 0 ? { ...one, amount: one.amount.plus(left) } : one));
  }

  private async record(
    type: 'dispute' | 'dispute_reversal',
    shares: readonly DisputedShare[],
  ): Promise<Recorded[]> {
    const said: Recorded[] = [];
    for (const { attempt, amount, name } of shares)
      said.push(
        await this.ledger.record({
          orderId: attempt.orderId,
          tenderId: attempt.tenderId,
          attemptId: attempt.id,
          refundId: null,
          type,
          provider: attempt.provider,
          providerObjectId: name,
          amount,
          actor: { kind: 'provider', id: null },
          occurredAt: this.clock.now(),
        }),
      );
    return said;
  }
}
