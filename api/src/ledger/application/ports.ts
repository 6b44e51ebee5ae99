import type { Currency } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import type { LedgerEntry } from '../domain/entry.js';

/** What the book says about one order. `refunded` counts money gone or on its way back, less what came back to us. */
export interface OrderMoney {
  captured: Money;
  refunded: Money;
  /** Taken back by a card holder's bank and not returned to us. */
  disputed: Money;
}

/** What is left of the money of one attempt. */
export interface Kept {
  attemptId: string;
  left: Money;
}

/**
 * `known`: this very fact is in the book already. `taken`: the provider's id stands there for another payment or refund;
 * nothing was written and people must look.
 */
export type Recorded = 'written' | 'known' | 'taken';

/** The money book: append-only, double entry. */
export abstract class Ledger {
  /** Writes the entry in the running transaction. */
  abstract record(entry: LedgerEntry): Promise<Recorded>;
  abstract moneyOf(orderId: string, currency: Currency): Promise<OrderMoney>;
  /** What was captured for one attempt less what was returned of it. */
  abstract capturedBy(attemptId: string, currency: Currency): Promise<Money>;
  /** What stands in it under these of the provider's ids, by the id; only those that do. */
  abstract standing(
    of: Pick<LedgerEntry, 'provider' | 'type'>,
    objectIds: readonly string[],
    currency: Currency,
  ): Promise<ReadonlyMap<string, Money>>;
  /** The same as `capturedBy` of every attempt of an order that has brought money, the last paid first. */
  abstract keptOf(orderId: string, currency: Currency): Promise<Kept[]>;
}
