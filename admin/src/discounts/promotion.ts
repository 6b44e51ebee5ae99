import { deleting as deletingCoupon } from './coupon';
import { deleting as deletingDiscount } from './discount';
import { money, percentage } from '../layout/format';
import { homeOf } from '../record-writes';
import type { DiscountKind, PromotionRecord } from '../records';
import { t } from '../texts';

export const pathOf = (one: Pick<PromotionRecord, 'id' | 'type'>) =>
  `/${homeOf(one)}/${encodeURIComponent(one.id)}`;

/** What is asked before it is deleted. */
export const deletingOf = ({ type }: Pick<PromotionRecord, 'type'>) =>
  type === 'coupon' ? deletingCoupon : deletingDiscount;

/** Who gets it: by itself, by its one code, or by one of many. */
export const givenOf = ({ byCode, codes }: Pick<PromotionRecord, 'byCode' | 'codes'>) =>
  byCode ? t('by {codes, plural, one {# code} other {# codes}}', { codes }) : t('by itself');

/** What it takes off, in a few words: 10%, $5.00, else what its kind is called with the sum that it asks for. */
export function worthOf({ kind, values }: PromotionRecord, kinds: readonly DiscountKind[]): string {
  if (kind === 'percent') return percentage(Number(values['percent'] ?? 0));
  if (kind === 'amount') return money(Number(values['amount'] ?? 0));
  const known = kinds.find(({ name }) => name === kind);
  const sums = (known?.fields ?? []).filter((field) => field.kind === 'money' && values[field.name]);
  return [known?.label ?? kind, ...sums.map(({ name }) => money(Number(values[name])))].join(' ');
}
