import { baseCurrency, toDecimal } from '../../kernel/currency.js';
import type { Money } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';

export type RefundRequestState = 'waiting' | 'approved' | 'rejected';

/** Above the limit of whoever asks: it waits for a second person. Nothing was given back. */
export class RefundOverLimit extends Refusal {
  constructor(
    readonly amount: Money,
    limit: number,
  ) {
    const message = `This is above your refund limit of ${baseCurrency().format(limit)}.`;
    super('forbidden', 'refund_over_limit', message, {
      data: { amount: amount.toDecimal(), limit: toDecimal(limit) },
    });
  }
}

export class RefundRequestNotFound extends Refusal {
  constructor() {
    super('not-found', 'refund_request_not_found', 'Refund request not found');
  }
}

/** One refund of an order waits at a time. */
export class RefundRequestWaiting extends Refusal {
  constructor() {
    super('conflict', 'refund_request_waiting', 'A refund of this order waits for approval already.');
  }
}

export class RefundRequestDecided extends Refusal {
  constructor() {
    super('conflict', 'refund_request_decided', 'This refund request has been decided.');
  }
}

/** Four eyes: who asked does not approve. */
export class ApprovesOwnRefund extends Refusal {
  constructor() {
    super('forbidden', 'approves_own_refund', 'Somebody else must approve a refund that you asked for.');
  }
}

/** @throws RefundOverLimit when the amount is above the limit in cents; null is any amount. */
export function checkRefundLimit(amount: Money, limit: number | null): void {
  if (limit !== null && amount.cents > limit) throw new RefundOverLimit(amount, limit);
}

export interface WaitingRefund {
  state: RefundRequestState;
  amount: Money;
  askedBy: string;
}

/** Whether a second person may let the refund go. @throws RefundRequestDecided, ApprovesOwnRefund, RefundOverLimit */
export function checkApproval(
  request: WaitingRefund,
  approver: { accountId: string; refundLimit: number | null },
): void {
  if (request.state !== 'waiting') throw new RefundRequestDecided();
  if (request.askedBy === approver.accountId) throw new ApprovesOwnRefund();
  checkRefundLimit(request.amount, approver.refundLimit);
}
