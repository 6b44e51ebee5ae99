import type { Money } from '../../kernel/money.js';
import type { LedgerEntry } from '../domain/entry.js';

/** What the book says about one order. `refunded` counts money gone or on its way back, less what came back to us. */
export interface OrderMoney {
  captured: Money;
  refunded: Money;
  /** Taken back by a card holder's bank and not returned to us. */
  disputed: Money;
}

/** The money book: append-only, double entry. */
export abstract class Ledger {
  /** Writes the entry in the running transaction. Returns false when this very fact is in the book already. */
  abstract record(entry: LedgerEntry): Promise<boolean>;
  abstract moneyOf(orderId: string): Promise<OrderMoney>;
  /** What was captured for one attempt less what was returned of it. */
  abstract capturedBy(attemptId: string): Promise<Money>;
}
