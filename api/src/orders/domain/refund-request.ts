import { baseCurrency, toDecimal } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import { Refusal, refusal } from '../../kernel/refusal.js';
import type { Order } from './order.js';

export type RefundRequestState = 'waiting' | 'approved' | 'rejected';

/** Above the limit of whoever asks: it waits for a second person. Nothing was given back. */
export class RefundOverLimit extends Refusal {
  constructor(
    readonly amount: Money,
    limit: number,
    scope: 'refund' | 'order' | 'day' = 'refund',
  ) {
    const own = `your refund limit of ${baseCurrency().format(limit)}`;
    const message = {
      refund: `This is above ${own}.`,
      order: `With what was refunded before, this is above ${own} for one order.`,
      day: `With what you gave away today, this is above ${own} for one day.`,
    }[scope];
    super('forbidden', 'refund_over_limit', message, {
      data: { amount: amount.toDecimal(), currency: amount.currency.code, limit: toDecimal(limit) },
    });
  }
}

export const RefundRequestNotFound = refusal(
  'not-found',
  'refund_request_not_found',
  'Refund request not found',
);

/** One refund of an order waits at a time. */
export const RefundRequestWaiting = refusal(
  'conflict',
  'refund_request_waiting',
  'A refund of this order waits for approval already.',
);

export const RefundRequestDecided = refusal(
  'conflict',
  'refund_request_decided',
  'This refund request has been decided.',
);

/** Four eyes: who asked does not approve. */
export const ApprovesOwnRefund = refusal(
  'forbidden',
  'approves_own_refund',
  'Somebody else must approve a refund that you asked for.',
);

/**
 * Somebody's limit is for one order: a large refund does not pass as several small ones. It is in the shop's currency;
 * an order in another one is counted at the rate that it was placed by.
 *
 * @param limit in the shop's smallest units; null is any amount
 * @throws RefundOverLimit when more than it would be given back in all
 */
export function checkRefundLimit(
  { amount, amountRefunded }: { amount: Money; /** In all, after it. */ amountRefunded: Money },
  limit: number | null,
  order: Pick<Order, 'inShopCurrency'>,
): void {
  if (limit === null || amount.isZero || order.inShopCurrency(amountRefunded).cents <= limit) return;
  throw new RefundOverLimit(amount, limit, amount.lessThan(amountRefunded) ? 'order' : 'refund');
}

export interface WaitingRefund {
  state: RefundRequestState;
  askedBy: string;
}

/** Whether this is a second person, and something to decide. @throws RefundRequestDecided, ApprovesOwnRefund */
export function checkApproval(request: WaitingRefund, approver: { accountId: string }): void {
  if (request.state !== 'waiting') throw new RefundRequestDecided();
  if (request.askedBy === approver.accountId) throw new ApprovesOwnRefund();
}
