import { CouponRefused } from '../refusals.js';
import type { Condition } from './contract.js';

export const country: Condition = {
  name: 'country',
  needs: 'country',
  isAsked: ({ countries }) => countries.length > 0,
  isMet: ({ countries }, known) => countries.includes(known.country),
  refusal: () =>
    new CouponRefused('coupon_other_country', 'This coupon is not for the country of your delivery.'),
};
