import { Refusal } from '../../kernel/refusal.js';

/** A coupon that cannot be used now; the message says why, in words for the shopper. */
export class CouponRefused extends Refusal {
  constructor(code: CouponProblem, message: string) {
    super('unprocessable', code, message);
  }
}

export type CouponProblem =
  | 'coupon_unknown'
  | 'coupon_not_started'
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_already_used'
  | 'coupon_first_order_only'
  | 'coupon_minimum'
  | 'coupon_other_country'
  | 'coupon_other_customers'
  | 'coupon_takes_nothing'
  | 'coupon_not_combined';
