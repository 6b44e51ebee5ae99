import { date, money, percentage } from '../layout/format';
import type { CouponRecord } from '../records';
import { t } from '../texts';

/** What it takes off: 20% or $15.00. */
export const worth = (c: Pick<CouponRecord, 'kind' | 'percent' | 'amount'>): string =>
  c.kind === 'amount' ? money(c.amount) : percentage(c.percent ?? 0);

/** The rules of a coupon, as typed so far, in one sentence; empty until it is worth something. */
export function asText(c: Partial<CouponRecord>): string {
  if (!(c.kind === 'amount' ? c.amount : c.percent)) return '';
  const times = (count: number) => t('{count, plural, one {once} other {# times}}', { count });
  return [
    c.minTotal
      ? t('{worth} off orders of {minTotal} or more', {
          worth: worth(c as CouponRecord),
          minTotal: money(c.minTotal),
        })
      : t('{worth} off any order', { worth: worth(c as CouponRecord) }),
    c.firstOrderOnly ? t('a first order only') : '',
    c.perAccount ? t('{times} per shopper', { times: times(c.perAccount) }) : '',
    c.maxUses ? t('{times} in all', { times: times(c.maxUses) }) : '',
    c.startsAt ? t('from {startsAt}', { startsAt: date(c.startsAt) }) : '',
    c.endsAt ? t('until {endsAt}', { endsAt: date(c.endsAt) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is asked before a coupon is deleted. */
export const deleting = {
  title: t('Delete this coupon?'),
  text: t('Nobody can use it any more. Past orders keep what it took off.'),
};
