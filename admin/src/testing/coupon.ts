import type { CouponRecord } from '../records';

/** A coupon as the API tells it: ten percent for everybody, unless said otherwise. */
export const coupon = (more: Partial<CouponRecord>): CouponRecord => ({
  id: '1',
  version: 1,
  code: 'SPRING10',
  description: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  minTotal: 0,
  firstOrderOnly: false,
  accountId: null,
  accountEmail: null,
  maxUses: null,
  perAccount: 1,
  used: 0,
  isActive: true,
  startsAt: null,
  endsAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
