import type { PromotionRecord } from '../records';

/** What the list of discounts and coupons says of one: a discount by itself, unless said otherwise. */
export const promotion = (more: Partial<PromotionRecord>): PromotionRecord => ({
  id: '1',
  type: 'discount',
  name: 'Spring',
  description: '',
  kind: 'percent',
  values: { percent: 10 },
  minTotal: 0,
  byCode: false,
  codes: 0,
  state: 'active',
  used: 0,
  maxUses: null,
  taken: 0,
  budget: null,
  isActive: true,
  startsAt: null,
  endsAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});

/** One that is given for a code of its own. */
export const couponRow = (more: Partial<PromotionRecord>): PromotionRecord =>
  promotion({ id: '2', type: 'coupon', name: 'SPRING10', byCode: true, codes: 1, taken: null, ...more });
