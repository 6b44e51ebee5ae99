import { literal } from '../../../platform/http/failure-literal.js';

/** What a coupon may be refused for. */
export const coupons = [
  literal(422, 'coupon_unknown', 'This coupon does not exist.'),
  literal(422, 'coupon_not_started', 'This coupon is not valid yet.'),
  literal(422, 'coupon_expired', 'This coupon has expired.'),
  literal(422, 'coupon_used_up', 'This coupon has been used up.'),
  literal(422, 'coupon_already_used', 'You have already used this coupon.'),
  literal(422, 'coupon_first_order_only', 'This coupon is for your first order only.'),
  literal(422, 'coupon_minimum', 'This coupon is for orders of $50.00 or more.'),
  literal(422, 'coupon_other_country', 'This coupon is not for the country of your delivery.'),
  literal(422, 'coupon_other_customers', 'This coupon is for other customers.'),
  literal(422, 'coupon_takes_nothing', 'This coupon is not for what is in your cart.'),
  literal(
    422,
    'coupon_not_combined',
    '“Half price week” takes off more, and does not go together with this coupon.',
  ),
];
