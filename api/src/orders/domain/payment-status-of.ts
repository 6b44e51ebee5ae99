import { Money } from '../../kernel/money.js';

/** The specification's word for an order's money, and the finer one beside it. */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'refunded';
export type PaymentDetail =
  | 'unpaid'
  | 'deposit_paid'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'overpaid'
  | 'disputed';

/** What the ledger and the attempts say about one order. */
export interface MoneyTotals {
  /** Everything ever captured, before refunds. */
  captured: Money;
  /** What of it came for a payment whose money had come before: it is owed back, and pays nothing else of the order. */
  surplus: Money;
  /** Everything returned; never above `captured`. */
  refunded: Money;
  /** The last attempt failed and none is live. */
  attemptsFailed: boolean;
  disputed: boolean;
}

export interface PaymentStatusView {
  status: PaymentStatus;
  detail: PaymentDetail;
}

/** Derives both words from the money; they are never set by hand. */
export function paymentStatusOf(total: Money, money: MoneyTotals): PaymentStatusView {
  const { captured, refunded, surplus } = money;
  const paidFor = captured.minus(surplus);
  const covered = !paidFor.lessThan(total);
  if (captured.isZero && !covered)
    return { status: money.attemptsFailed ? 'failed' : 'pending', detail: 'unpaid' };
  const isAllBack = !captured.isZero && captured.equals(refunded);
  const unlessBack = covered ? 'paid' : 'pending';
  const status = isAllBack ? 'refunded' : unlessBack;
  if (money.disputed) return { status, detail: 'disputed' };
  if (isAllBack) return { status, detail: 'refunded' };
  const net = captured.minus(refunded);
  if (paidFor.lessThan(net)) return { status, detail: 'overpaid' };
  if (net.lessThan(paidFor)) return { status, detail: 'partially_refunded' };
  return { status, detail: covered ? 'paid' : 'deposit_paid' };
}

/** Of an order that was just placed; `none` is nothing in its currency. */
export const nothingPaid = (none: Money): MoneyTotals => ({
  ...{ captured: none, surplus: none, refunded: none },
  ...{ attemptsFailed: false, disputed: false },
});
