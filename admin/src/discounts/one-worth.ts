import type { CouponRecord } from '../records';

type CouponData = Partial<CouponRecord>;

/** A coupon is worth a percentage or an amount, never both. */
export const oneWorth = (data: CouponData): CouponData => {
  if (data.kind === 'amount') return { ...data, percent: null };
  return data.kind === 'percent' ? { ...data, amount: null } : data;
};
