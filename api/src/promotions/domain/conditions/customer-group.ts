import { CouponRefused } from '../refusals.js';
import type { Condition } from './contract.js';

export const customerGroup: Condition = {
  name: 'customer_group',
  needs: 'groups',
  isAsked: ({ groupIds }) => groupIds.length > 0,
  isMet: ({ groupIds }, { groups }) => groupIds.some((id) => groups.includes(id)),
  refusal: () => new CouponRefused('coupon_other_customers', 'This coupon is for other customers.'),
};
