import { mailboxOf } from '../../kernel/mailbox.js';
import type { Buyer } from '../../promotions/application/ports.js';
import type { QuoteRequest } from './quote.js';

/** Who uses a coupon: an account, and the mailbox that it has, or, for a guest, that hears of the order, as far as it is known. */
export const couponBuyer = (
  buy: Pick<QuoteRequest, 'accountId' | 'buyerEmail' | 'isAsking' | 'ends'>,
): Buyer => ({
  accountId: buy.accountId,
  mailbox: buy.buyerEmail ? mailboxOf(buy.buyerEmail) : null,
  isAsking: buy.isAsking,
  ends: buy.ends,
});
