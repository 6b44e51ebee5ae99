import { Refusal, refusal } from '../../kernel/refusal.js';
import type { OrderState } from './order-states.js';
import type { GuardName } from './order-guards.js';

/** Unknown, or somebody else's: nobody learns which. */
export const OrderNotFound = refusal('not-found', 'order_not_found', 'Order not found');

/** The account has an order with this Idempotency-Key already: it was placed this moment. */
export const OrderKeyTaken = refusal(
  'conflict',
  'purchase_underway',
  'This order has already been placed. Please look at your orders.',
);

/** The order's coupon was deleted this moment: whoever places it prices it anew, or says that the price cannot be had. */
export class CouponGone extends Error {}

/** The order has no such refund. */
export const RefundNotFound = refusal('not-found', 'refund_not_found', 'Refund not found');

/** Only a refund that waits for staff can be recorded as handed over, and once. `data.status` is where it stands. */
export class RefundNotOpen extends Refusal {
  constructor(status: string) {
    const why = status === 'succeeded' ? 'has already been given back' : 'is not paid out by hand';
    super('conflict', 'refund_not_open', `This refund ${why}.`, { data: { status } });
  }
}

/** The state table says no. `data.status` is the state that the order is in. */
export class TransitionRefused extends Refusal {
  constructor(
    state: OrderState,
    readonly guard: GuardName | 'listed',
    sentence: string,
  ) {
    super('conflict', 'order_transition_refused', sentence, { data: { status: state, guard } });
  }
}

/** Of an order whose pieces are not all given back there is more to keep than a fee. */
export const PiecesStay = refusal(
  'conflict',
  'pieces_not_refunded',
  'Only an order all of whose pieces were refunded is cancelled without giving back the rest.',
);

export class FeedbackNotPossible extends Refusal {
  constructor(status: OrderState) {
    super('conflict', 'order_not_delivered', 'Feedback is possible once the order has been delivered.', {
      data: { status },
    });
  }
}

export const FeedbackAlreadyGiven = refusal(
  'conflict',
  'feedback_given',
  'You have already left feedback on this order.',
);
