import { Refusal } from '../../kernel/refusal.js';
import type { GuardName, OrderState } from './order-states.js';

/** Unknown, or somebody else's: nobody learns which. */
export class OrderNotFound extends Refusal {
  constructor() {
    super('not-found', 'order_not_found', 'Order not found');
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

export class FeedbackNotPossible extends Refusal {
  constructor(status: OrderState) {
    super('conflict', 'order_not_delivered', 'Feedback is possible once the order has been delivered.', {
      data: { status },
    });
  }
}

export class FeedbackAlreadyGiven extends Refusal {
  constructor() {
    super('conflict', 'feedback_given', 'You have already left feedback on this order.');
  }
}
