import { literal } from '../../../platform/http/failure-literal.js';

const SHARE =
  'So many pieces cannot be reserved without payment. Please order fewer, or pay by card or mobile money.';
const CONFIRM =
  'Please confirm your email address first: press the button in the email that we sent to shopper@example.com, then order again.';
/** What else refuses an order that is paid later, to the staff. */
export const LATER_REFUSALS = [
  literal(409, 'email_not_confirmed', CONFIRM),
  literal(409, 'account_needed', 'Please log in to pay this way.'),
  literal(409, 'unpaid_stock_share_reached', SHARE),
];
