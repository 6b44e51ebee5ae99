import { refusal } from '../../kernel/refusal.js';

export const DraftOrderNotFound = refusal('not-found', 'draft_order_not_found', 'Draft order not found');

/** It has become an order, which has commands of its own. */
export const DraftOrderPlaced = refusal(
  'conflict',
  'draft_order_placed',
  'This draft has become an order and cannot be changed any more.',
);

export const DraftOrderEmpty = refusal('invalid', 'draft_order_empty', 'Add a product first', 'lines');

/** Nobody without an account can be reached without an address. */
export const BuyerUnreachable = refusal(
  'invalid',
  'buyer_unreachable',
  'Choose a customer, or enter the buyer’s email address',
  'contact.email',
);

export const DraftCustomerUnknown = refusal(
  'invalid',
  'draft_customer_unknown',
  'This customer’s account is not there any more, or is disabled',
  'customerId',
);

/** Somebody else has changed it since it was read. */
export const DraftOrderChanged = refusal(
  'conflict',
  'draft_order_changed',
  'This draft has been changed meanwhile. Look at it again before you go on.',
);
