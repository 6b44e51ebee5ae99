import { mailboxOf } from '../../kernel/mailbox.js';
import type { Buyer } from '../../promotions/application/ports.js';

/** Who uses a coupon: an account, and the mailbox that it has, or, for a guest, that hears of the order, as far as it is known. */
export const couponBuyer = (buy: { accountId: string; buyerEmail?: string | undefined }): Buyer => ({
  accountId: buy.accountId,
  mailbox: buy.buyerEmail ? mailboxOf(buy.buyerEmail) : null,
});
