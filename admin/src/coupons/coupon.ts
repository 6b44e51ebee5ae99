import { date, money } from '../layout/format';
import type { CouponRecord } from '../records';

export type CouponState = 'active' | 'paused' | 'scheduled' | 'ended' | 'used up';

/** Whether a shopper could use it at this moment, and if not, why. */
export function couponState(coupon: CouponRecord, now: Date): CouponState {
  if (coupon.endsAt !== null && new Date(coupon.endsAt) < now) return 'ended';
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'used up';
  if (!coupon.isActive) return 'paused';
  return coupon.startsAt !== null && new Date(coupon.startsAt) > now ? 'scheduled' : 'active';
}

/** What it takes off: 20% or $15.00. */
export const worth = (c: Pick<CouponRecord, 'kind' | 'percent' | 'amount'>): string =>
  c.kind === 'amount' ? money(c.amount) : `${c.percent ?? 0}%`;

export const used = (c: Pick<CouponRecord, 'used' | 'maxUses'>): string =>
  c.maxUses ? `${c.used} of ${c.maxUses}` : String(c.used);

/** The rules of a coupon, as typed so far, in one sentence; empty until it is worth something. */
export function asText(c: Partial<CouponRecord>): string {
  if (!(c.kind === 'amount' ? c.amount : c.percent)) return '';
  const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
  return [
    `${worth(c as CouponRecord)} off ${c.minTotal ? `orders of ${money(c.minTotal)} or more` : 'any order'}`,
    c.firstOrderOnly ? 'a first order only' : '',
    c.perAccount ? `${times(c.perAccount)} per shopper` : '',
    c.maxUses ? `${times(c.maxUses)} in all` : '',
    c.startsAt ? `from ${date(c.startsAt)}` : '',
    c.endsAt ? `until ${date(c.endsAt)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is asked before a coupon is deleted. */
export const deleting = {
  title: 'Delete this coupon?',
  text: 'Nobody can use it any more. Past orders keep what it took off.',
};
