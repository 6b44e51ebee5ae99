import { date, money } from '../layout/format';
import type { DiscountKind, DiscountRecord } from '../records';
import { t } from '../texts';

export const usedOf = ({ used, maxUses }: Pick<DiscountRecord, 'used' | 'maxUses'>): string =>
  maxUses ? t('{used} of {maxUses}', { used, maxUses }) : String(used);

export const takenOf = ({ taken, budget }: Pick<DiscountRecord, 'taken' | 'budget'>): string =>
  budget === null ? money(taken) : t('{taken} of {budget}', { taken: money(taken), budget: money(budget) });

/** When it is given, in a few words. */
export function whenOf({ startsAt, endsAt }: Pick<DiscountRecord, 'startsAt' | 'endsAt'>): string {
  if (!startsAt && !endsAt) return t('always');
  return [
    startsAt ? t('from {startsAt}', { startsAt: date(startsAt) }) : '',
    endsAt ? t('until {endsAt}', { endsAt: date(endsAt) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is sent of a form: of the values those alone that its kind asks for. */
export function asSent(data: Partial<DiscountRecord>, kinds: readonly DiscountKind[]) {
  const names = new Set(kinds.find(({ name }) => name === data.kind)?.fields.map(({ name }) => name));
  const values = Object.entries(data.values ?? {}).filter(([name]) => names.has(name));
  return { ...data, values: Object.fromEntries(values) };
}

/** What is asked before a discount is deleted. */
export const deleting = {
  title: t('Delete this discount?'),
  text: t(
    'It is no longer given, and its codes go with it. One that orders carry cannot be deleted: switch it off.',
  ),
};
