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
  /** Of a guest, whose account is a new one each time: what others bought for the same mailbox counts as well. */
  mailbox: string | null;
}

/** The shop's coupons. Uses are counted by guarded statements under the coupon's row lock. */
export abstract class Coupons {
  abstract byCode(code: string): Promise<Coupon | undefined>;
  /** Those that this shopper may see, used or not. */
  abstract offeredTo(accountId: string): Promise<Coupon[]>;
  /** The shopper's orders that were not cancelled, and how often each coupon is reserved or used by them. */
  abstract history(accountId: string): Promise<CouponHistory>;
  /** `replaced` are orders that this purchase would replace as long as they wait. */
  abstract shopper(buyer: Buyer, couponId: string, replaced: readonly string[]): Promise<Shopper>;
  /** Until the transaction ends, nobody else buys for this account or mailbox with a coupon for the first order. */
  abstract firstOrderOf(buyer: Buyer): Promise<void>;
  /** Takes one use for an order. @throws CouponRefused when the last one is gone or the shopper has had theirs. */
  abstract reserve(couponId: string, orderId: string, buyer: Buyer, amount: Money): Promise<void>;
  /** The order is paid: its reservation is a use. */
  abstract use(orderId: string): Promise<void>;
  /** The order is dead: its use is free again, once. */
  abstract release(orderId: string): Promise<void>;
}
