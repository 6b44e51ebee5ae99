import type { Clock } from '../../kernel/clock.js';
import { converted, type Exchange } from '../../kernel/exchange.js';
import type { Money } from '../../kernel/money.js';
import { assertUsable, couponCode, discountOn, unknownCoupon, type Coupon } from '../domain/coupon.js';
import type { Buyer, Coupons } from './ports.js';

export interface TakenCoupon {
  coupon: Coupon;
  amount: Money;
}

/** Finds what a coupon code takes off a subtotal for this shopper, without using it up. */
export class TakeCoupon {
  constructor(
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  /**
   * `replaced` are orders that this purchase would replace as long as they wait; `exchange` leads to the currency of the
   * subtotal. @throws CouponRefused
   */
  async takeCoupon(
    code: string,
    buyer: Buyer,
    subtotal: Money,
    replaced: readonly string[],
    exchange: Exchange | null = null,
  ): Promise<TakenCoupon> {
    const found = await this.coupons.byCode(couponCode(code));
    if (!found) throw unknownCoupon();
    const coupon = exchange ? inCurrency(found, exchange) : found;
    if (coupon.firstOrderOnly) await this.coupons.firstOrderOf(buyer);
    const shopper = await this.coupons.shopper(buyer, coupon.id, replaced);
    assertUsable(coupon, shopper, subtotal, this.clock.now());
    return { coupon, amount: discountOn(coupon, subtotal) };
  }
}

const inCurrency = (coupon: Coupon, exchange: Exchange): Coupon => ({
  ...coupon,
  amount: coupon.amount && converted(coupon.amount, exchange),
  minTotal: converted(coupon.minTotal, exchange),
});
