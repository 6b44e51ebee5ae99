import { PROVIDER } from '../../ledger/domain/entry.js';
import type { Clock } from '../../kernel/clock.js';
import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { Ledger, Recorded } from '../../ledger/application/ports.js';
import { sharedByHolders, type Holders, type Share } from './holders.js';
import type { DisputeState } from './ports.js';

/** What the bank takes of one holder of the payment. */
export interface DisputedShare extends Share {
  /** In the book: the bank's own id for the oldest. */
  name: string;
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

  /** What banks have of an order now. */
  async takenOf(orderId: string, currency: Currency): Promise<Money> {
    return (await this.ledger.moneyOf(orderId, currency)).disputed;
  }

  /** As it was shared when it was heard of first. */
  private async sharesOf(holders: Holders, dispute: DisputeState): Promise<DisputedShare[]> {
    const [{ provider, amount: paid }] = holders;
    const { currency } = paid;
    const nameOf = (id: string, at: number) => (at === 0 ? dispute.ref : `${dispute.ref}:${id}`);
    const names = holders.map(({ id }, at) => nameOf(id, at));
    const known = await this.ledger.standing({ provider, type: 'dispute' }, names, currency);
    const none = Money.ofCents(0, currency);
    const shares =
      known.size > 0
        ? holders.map((attempt, at) => ({ attempt, amount: known.get(nameOf(attempt.id, at)) ?? none }))
        : await sharedByHolders(this.ledger, holders, Money.ofCents(dispute.amountCents, currency));
    return shares
      .map((share, at) => ({ ...share, name: nameOf(share.attempt.id, at) }))
      .filter(({ amount }) => !amount.isZero);
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
          actor: PROVIDER,
          occurredAt: this.clock.now(),
        }),
      );
    return said;
  }
}
