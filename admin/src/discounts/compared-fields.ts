import type { ComparedField, FormRecord } from '../layout/conflict';
import { dateTime, money } from '../layout/format';
import type { DiscountRecord } from '../records';
import { t } from '../texts';

const field = (
  label: string,
  text: (discount: DiscountRecord) => string | number | null,
  ...members: (keyof DiscountRecord)[]
): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => String(text(record as unknown as DiscountRecord) ?? ''),
});
const yes = (is: boolean) => (is ? t('yes') : t('no'));
const several = (names: readonly unknown[] | undefined) => t('{count} named', { count: names?.length ?? 0 });
const valuesText = (values: DiscountRecord['values'] | undefined) =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** What two people may have changed in a discount. */
export const discountFields: readonly ComparedField[] = [
  field(t('Name'), ({ name }) => name, 'name'),
  field(t('Kind'), ({ kind, values }) => `${kind}: ${valuesText(values)}`, 'kind', 'values'),
  field(t('Products'), ({ products }) => several(products), 'products'),
  field(t('Categories'), ({ categories }) => (categories ?? []).join(', '), 'categories'),
  field(t('Values of fields'), ({ fields }) => several(fields), 'fields'),
  field(t('From a subtotal of'), ({ minTotal }) => money(minTotal || 0), 'minTotal'),
  field(t('Countries'), ({ countries }) => (countries ?? []).join(', '), 'countries'),
  field(t('Groups of customers'), ({ groupIds }) => several(groupIds), 'groupIds'),
  field(t('Only for a first order'), ({ firstOrderOnly }) => yes(firstOrderOnly), 'firstOrderOnly'),
  field(t('By code'), ({ byCode }) => yes(byCode), 'byCode'),
  field(t('Together with others'), ({ combines }) => yes(combines), 'combines'),
  field(t('Priority'), ({ priority }) => priority, 'priority'),
  field(t('Uses in all'), ({ maxUses }) => maxUses, 'maxUses'),
  field(t('Uses per shopper'), ({ perCustomer }) => perCustomer, 'perCustomer'),
  field(t('Budget'), ({ budget }) => (budget === null ? '' : money(budget)), 'budget'),
  field(t('Starts'), ({ startsAt }) => dateTime(startsAt), 'startsAt'),
  field(t('Ends'), ({ endsAt }) => dateTime(endsAt), 'endsAt'),
  field(t('Active'), ({ isActive }) => yes(isActive), 'isActive'),
];
