import { CouponRefused } from '../refusals.js';
import type { Condition } from './contract.js';

export const firstOrder: Condition = {
  name: 'first_order_only',
  needs: 'orders',
  isAsked: ({ firstOrderOnly }) => firstOrderOnly,
  isMet: (_, { orders }) => orders === 0,
  refusal: () => new CouponRefused('coupon_first_order_only', 'This coupon is for your first order only.'),
};
