import type { Money } from '../../kernel/money.js';
import { CouponRefused } from './refusals.js';

/** The terms of a coupon as the shop wrote them. `percent` of the subtotal, a fixed amount, or a code of a discount. */
export interface Coupon {
  id: string;
  /** One more with each change of its terms. */
  version: number;
  code: string;
  description: string;
  kind: 'percent' | 'amount' | 'discount';
  /** Of whose codes it is one; else it is a rule of its own. */
  discountId: string | null;
  percent: number | null;
  amount: Money | null;
  minTotal: Money;
  firstOrderOnly: boolean;
  /** Set when it belongs to one shopper; to others it does not exist. */
  accountId: string | null;
  maxUses: number | null;
  perAccount: number;
  used: number;
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What is known of the shopper who shows the coupon; waiting orders that this purchase replaces are left out. */
export interface Shopper {
  accountId: string;
  /** Times this coupon is already reserved or used by the shopper or for the same mailbox. */
  uses: number;
  /** Orders of the shopper, and those for the same mailbox, that were not cancelled. */
  orders: number;
  /** Uses that the replaced orders have reserved. */
  freed: number;
}

/** Codes are compared in upper case without surrounding blanks. */
export function couponCode(text: string): string {
  return text.trim().toUpperCase();
}

/** What a coupon that is a rule of its own takes off this subtotal, halves up, never more than the subtotal. */
export function discountOn(coupon: Pick<Coupon, 'kind' | 'percent' | 'amount'>, subtotal: Money): Money {
  const off =
    coupon.kind === 'percent' ? subtotal.percent(coupon.percent ?? 0) : (coupon.amount ?? subtotal.times(0));
  return subtotal.lessThan(off) ? subtotal : off;
}

/** @throws CouponRefused with the first reason why this shopper may not use the coupon for this subtotal. */
export function assertUsable(coupon: Coupon, shopper: Shopper, subtotal: Money, now: Date): void {
  if (!coupon.isActive || (coupon.accountId !== null && coupon.accountId !== shopper.accountId))
    throw unknownCoupon();
  if (coupon.startsAt && now < coupon.startsAt)
    throw new CouponRefused('coupon_not_started', 'This coupon is not valid yet.');
  if (coupon.endsAt && now >= coupon.endsAt)
    throw new CouponRefused('coupon_expired', 'This coupon has expired.');
  if (coupon.maxUses !== null && coupon.used - shopper.freed >= coupon.maxUses) throw couponUsedUp();
  if (shopper.uses >= coupon.perAccount) throw couponAlreadyUsed();
  if (coupon.firstOrderOnly && shopper.orders > 0)
    throw new CouponRefused('coupon_first_order_only', 'This coupon is for your first order only.');
  if (subtotal.lessThan(coupon.minTotal))
    throw new CouponRefused(
      'coupon_minimum',
      `This coupon needs an order of at least ${String(coupon.minTotal)}.`,
    );
}

export const unknownCoupon = () => new CouponRefused('coupon_unknown', 'This coupon code is not valid.');
export const couponUsedUp = () => new CouponRefused('coupon_used_up', 'This coupon has been used up.');
export const couponAlreadyUsed = () =>
  new CouponRefused('coupon_already_used', 'You have already used this coupon.');
