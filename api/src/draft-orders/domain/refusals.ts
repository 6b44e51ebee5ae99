import { Refusal } from '../../kernel/refusal.js';

export class DraftOrderNotFound extends Refusal {
  constructor() {
    super('not-found', 'draft_order_not_found', 'Draft order not found');
  }
}

/** It has become an order, which has commands of its own. */
export class DraftOrderPlaced extends Refusal {
  constructor() {
    super('conflict', 'draft_order_placed', 'This draft has become an order and cannot be changed any more.');
  }
}

export class DraftOrderEmpty extends Refusal {
  constructor() {
    const message = 'Add a product first';
    super('invalid', 'draft_order_empty', message, { fields: [{ field: 'lines', message }] });
  }
}

/** Nobody without an account can be reached without an address. */
export class BuyerUnreachable extends Refusal {
  constructor() {
    const message = 'Choose a customer, or enter the buyer’s email address';
    super('invalid', 'buyer_unreachable', message, { fields: [{ field: 'contact.email', message }] });
  }
}

export class DraftCustomerUnknown extends Refusal {
  constructor() {
    const message = 'This customer’s account is not there any more, or is disabled';
    super('invalid', 'draft_customer_unknown', message, { fields: [{ field: 'customerId', message }] });
  }
}

/** Somebody else has changed it since it was read. */
export class DraftOrderChanged extends Refusal {
  constructor() {
    super(
      'conflict',
      'draft_order_changed',
      'This draft has been changed meanwhile. Look at it again before you go on.',
    );
  }
}
