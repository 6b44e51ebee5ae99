import { Refusal } from '../../kernel/refusal.js';

export class CustomerNotFound extends Refusal {
  constructor() {
    super('not-found', 'customer_not_found', 'Customer not found');
  }
}

/** Nobody locks themselves out of the shop by a slip. */
export class NotYourself extends Refusal {
  constructor() {
    super('conflict', 'not_yourself', 'You cannot change your own role or disable your own account.');
  }
}
