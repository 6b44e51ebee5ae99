import { converted, type Exchange } from '../../kernel/exchange.js';
import { couponAlreadyUsed, couponUsedUp } from '../domain/coupon.js';
import type { Discount } from '../domain/discount.js';
import type { Hindrance } from '../domain/fitting.js';
import { CouponRefused } from '../domain/refusals.js';

/** Why the discount of a code is not for this purchase, in words for the shopper. */
export function refusalOf(
  hindrance: Hindrance | 'ended',
  discount: Pick<Discount, 'minTotal'> | undefined,
  exchange: Exchange | null,
): CouponRefused {
  if (hindrance === 'used_up') return couponUsedUp();
  if (hindrance === 'already_used') return couponAlreadyUsed();
  if (typeof hindrance === 'object') return hindrance.refusal();
  if (hindrance === 'minimum' && discount)
    return new CouponRefused(
      'coupon_minimum',
      `This coupon needs an order of at least ${String(converted(discount.minTotal, exchange))}.`,
    );
  if (hindrance === 'ended') return new CouponRefused('coupon_expired', 'This coupon has expired.');
  return takesNothing();
}

export const takesNothing = () =>
  new CouponRefused('coupon_takes_nothing', 'This coupon is not for what is in your cart.');

export const notCombined = (name: string) =>
  new CouponRefused(
    'coupon_not_combined',
    `“${name}” takes off more, and does not go together with this coupon.`,
  );
