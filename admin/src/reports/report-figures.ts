import { percentage } from '../layout/format';
import { currencyIn } from '../layout/shop-currency';
import type { Report, ReportColumn } from '../records';
import { t, whole } from '../texts';

export type ReportRow = Report['rows'][number];

/** A figure as people read it. */
export const figure = (value: number, { unit }: Pick<ReportColumn, 'unit'>, currency: string): string => {
  if (unit === 'percent') return percentage(value);
  return unit === 'money' ? currencyIn(currency).full.format(value) : whole(value);
};

const signed = (by: number, size: string) => `${by > 0 ? '+' : '−'}${size}`;

/** By how much it is more or less than the one before, in words; nothing where there was nothing before. A share changes by points. */
export function change(now: number, earlier: number, { unit }: Pick<ReportColumn, 'unit'>): string {
  if (unit === 'percent' && earlier !== 0) {
    const n = Math.round(now) - Math.round(earlier);
    const points = t('{n, plural, one {1 point} other {# points}}', { n: Math.abs(n) });
    return n === 0 ? t('as before') : signed(n, points);
  }
  if (earlier <= 0) return '';
  const percent = Math.round(((now - earlier) / earlier) * 100);
  return percent === 0 ? t('as before') : signed(percent, percentage(Math.abs(percent)));
}

/** The address of the list that a line counts. */
export const addressOf = ({ resource, filter }: NonNullable<ReportRow['opens']>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;
