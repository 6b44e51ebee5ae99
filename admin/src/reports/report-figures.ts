import { currencyIn } from '../layout/shop-currency';
import type { Report, ReportColumn } from '../records';
import { t, whole } from '../texts';

export type ReportRow = Report['rows'][number];

/** A figure as people read it. */
export const figure = (value: number, { unit }: Pick<ReportColumn, 'unit'>, currency: string): string => {
  if (unit === 'percent') return `${whole(value)}%`;
  return unit === 'money' ? currencyIn(currency).full.format(value) : whole(value);
};

/** By how much it is more or less than the one before, in words; nothing where there was nothing before. */
export function change(now: number, earlier: number): string {
  if (earlier <= 0) return '';
  const percent = Math.round(((now - earlier) / earlier) * 100);
  return percent === 0 ? t('as before') : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** The address of the list that a line counts. */
export const addressOf = ({ resource, filter }: NonNullable<ReportRow['opens']>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;
