import { mailboxOf } from '../../kernel/mailbox.js';
import type { Buyer } from '../../promotions/application/ports.js';

/** Who uses a coupon: an account; a guest, who has a new one each time, by the mailbox that hears of the order as well. */
export const couponBuyer = (buy: { accountId: string; guestEmail?: string | undefined }): Buyer => ({
  accountId: buy.accountId,
  mailbox: buy.guestEmail === undefined ? null : mailboxOf(buy.guestEmail),
});
