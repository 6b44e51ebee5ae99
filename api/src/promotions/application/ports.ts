import type { Money } from '../../kernel/money.js';
import type { Coupon, Shopper } from '../domain/coupon.js';

export interface CouponHistory {
  orders: number;
  /** By coupon. */
  uses: ReadonlyMap<string, number>;
}

/** The shop's coupons. Uses are counted by guarded statements under the coupon's row lock. */
export abstract class Coupons {
  abstract byCode(code: string): Promise<Coupon | undefined>;
  /** Those that this shopper may see, used or not. */
  abstract offeredTo(accountId: string): Promise<Coupon[]>;
  /** The shopper's orders that were not cancelled, and how often each coupon is reserved or used by them. */
  abstract history(accountId: string): Promise<CouponHistory>;
  /** `givingWay` are orders that this purchase would replace as long as they wait. */
  abstract shopper(accountId: string, couponId: string, givingWay: readonly string[]): Promise<Shopper>;
  /** Until the transaction ends, nobody else buys for this account with a coupon for the first order. */
  abstract firstOrderOf(accountId: string): Promise<void>;
  /** Takes one use for an order. @throws CouponRefused when the last one is gone or the shopper has had theirs. */
  abstract reserve(couponId: string, orderId: string, accountId: string, amount: Money): Promise<void>;
  /** The order is paid: its reservation is a use. */
  abstract use(orderId: string): Promise<void>;
  /** The order is dead: its use is free again, once. */
  abstract release(orderId: string): Promise<void>;
}
