import type { Currency } from '../../kernel/currency.js';
import type { Actor } from '../../ledger/domain/entry.js';
import type { Attempt } from '../domain/payment.js';
import type { MoneyTotals } from './money-of-order.js';

/** What a refund has changed for an order. */
export interface OrderMoneyNews {
  orderId: string;
  /** What the book says of it, in the currency of the order. */
  money: (currency: Currency) => Promise<MoneyTotals>;
  actor: Actor;
  /** One line for the shopper's history; without it nothing is written there. */
  message?: string;
  /** Its kind for staff, e.g. `refund`. */
  event?: string;
  detail?: Readonly<Record<string, unknown>>;
}

/** What a refund asks of those who keep orders. Orders answer. */
export abstract class PaidOrders {
  /** Keeps everybody else from the order until the running transaction ends. */
  abstract lock(orderId: string): Promise<void>;
  /** The account that the order is of. */
  abstract buyerOf(orderId: string): Promise<string>;
  /** Takes the figures of the book into the order, in the transaction that wrote the book. */
  abstract recordMoney(news: OrderMoneyNews): Promise<void>;
}

/** Settles a payment by what its provider says now, with all that follows for its order. Checkout answers. */
export abstract class AttemptSync {
  /** `unclear` when the provider did not answer. */
  abstract syncAttempt(attemptId: string, actor: Actor): Promise<{ settlement: string; attempt: Attempt }>;
}
