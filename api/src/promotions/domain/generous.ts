import type { CouponTerms } from './coupon-terms.js';

/** In percent: what takes off more of an order gives money away. */
const SHARE = 50;

/**
 * What a coupon that takes off more than half may cost at most, in smallest units: 0 for one that takes off less,
 * `Infinity` where nothing bounds it.
 */
export function costOf({ kind, percent, amount, minTotal, maxUses }: CouponTerms): number {
  if (kind === 'percent') return (percent ?? 0) > SHARE ? Number.POSITIVE_INFINITY : 0;
  const cents = amount?.cents ?? 0;
  const isGenerous = cents * 100 > minTotal.cents * SHARE;
  return isGenerous ? cents * (maxUses ?? Number.POSITIVE_INFINITY) : 0;
}
