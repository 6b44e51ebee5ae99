import type { Money } from '../../kernel/money.js';
import type { Coupon, Shopper } from '../domain/coupon.js';

export interface CouponHistory {
  orders: number;
  /** By coupon. */
  uses: ReadonlyMap<string, number>;
}

/** Whom a purchase is counted for. */
export interface Buyer {
  accountId: string;
  /** Of the account, of a guest the one that hears of the order: what others bought for it counts as well. Null is not known yet. */
  mailbox: string | null;
  /** Buys nothing yet: unless the account has shown that the mailbox is its own, of others' orders those alone count that were placed where it is. */
  isAsking?: boolean | undefined;
  /** An order in preparation that ends as this purchase is paid: what it has had is not in the way. */
  ends?: string | undefined;
}

/** The shop's coupons. Uses are counted by guarded statements under the coupon's row lock. */
export abstract class Coupons {
  abstract byCode(code: string): Promise<Coupon | undefined>;
  /** Those that this shopper may see, used or not. */
  abstract offeredTo(accountId: string): Promise<Coupon[]>;
  /** The shopper's orders that were not cancelled, those for the same mailbox too, and how often each coupon is reserved or used by them. */
  abstract history(buyer: Buyer): Promise<CouponHistory>;
  /** `replaced` are orders that this purchase would replace as long as they wait. */
  abstract shopper(buyer: Buyer, couponId: string, replaced: readonly string[]): Promise<Shopper>;
  /** Until the transaction ends, nobody else buys for this account or mailbox with a coupon for the first order. */
  abstract firstOrderOf(buyer: Buyer): Promise<void>;
  /** Takes one use for an order. @throws CouponRefused when the last one is gone or the shopper has had theirs. */
  abstract reserve(couponId: string, orderId: string, buyer: Buyer, amount: Money): Promise<void>;
  /** The order is paid: its reservation is a use. */
  abstract use(orderId: string): Promise<void>;
  /** The order is dead: its use is free again, once; of this coupon alone where one is named. */
  abstract release(orderId: string, couponId?: string): Promise<void>;
  /** What was released though the order lives is its use again, whoever waits for one: what had it instead has just given it back. */
  abstract restore(orderId: string): Promise<void>;
}
