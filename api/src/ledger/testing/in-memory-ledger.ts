import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { Ledger, type Kept, type OrderMoney, type Recorded } from '../application/ports.js';
import { postingsOf, type EntryType, type LedgerEntry } from '../domain/entry.js';

/** The money book in memory, for use cases in milliseconds. */
export class InMemoryLedger extends Ledger {
  readonly entries: LedgerEntry[] = [];

  override record(entry: LedgerEntry): Promise<Recorded> {
    const standing = this.entries.find(
      (one) =>
        one.provider === entry.provider &&
        one.providerObjectId === entry.providerObjectId &&
        one.type === entry.type,
    );
    if (!standing) {
      this.entries.push({ ...entry });
      return Promise.resolve('written');
    }
    const same =
      standing.orderId === entry.orderId &&
      standing.attemptId === entry.attemptId &&
      standing.refundId === entry.refundId;
    return Promise.resolve(same ? 'known' : 'taken');
  }

  override moneyOf(orderId: string, currency: Currency): Promise<OrderMoney> {
    const of = (type: EntryType) =>
      Money.sum(
        this.entries
          .filter((one) => one.orderId === orderId && one.type === type)
          .map(({ amount }) => amount),
        currency,
      );
    return Promise.resolve({
      captured: of('capture'),
      refunded: of('refund').minus(of('refund_reversal')),
      disputed: of('dispute').minus(of('dispute_reversal')),
    });
  }

  override capturedBy(attemptId: string, currency: Currency): Promise<Money> {
    const ours = this.entries.filter((one) => one.attemptId === attemptId);
    const atProvider = ours.map((entry) => Money.ofCents(postingsOf(entry)[0]?.cents ?? 0, currency));
    return Promise.resolve(Money.sum(atProvider, currency));
  }

  override standing(
    { provider, type }: Pick<LedgerEntry, 'provider' | 'type'>,
    objectIds: readonly string[],
  ): Promise<ReadonlyMap<string, Money>> {
    const ours = this.entries.filter((one) => one.provider === provider && one.type === type);
    const named = ours.filter(({ providerObjectId }) => objectIds.includes(providerObjectId));
    return Promise.resolve(new Map(named.map((one) => [one.providerObjectId, one.amount])));
  }

  override keptOf(orderId: string, currency: Currency): Promise<Kept[]> {
    const captures = this.entries.filter((one) => one.orderId === orderId && one.type === 'capture');
    const lastFirst = captures
      .toReversed()
      .sort((one, other) => Number(other.occurredAt) - Number(one.occurredAt));
    return Promise.all(
      lastFirst.flatMap(({ attemptId }) =>
        attemptId ? [this.capturedBy(attemptId, currency).then((left) => ({ attemptId, left }))] : [],
      ),
    );
  }
}
