import type { ComparedField, FormRecord } from '../layout/conflict';
import { dateTime, money } from '../layout/format';
import type { DiscountRecord } from '../records';

const field = (
  label: string,
  text: (discount: DiscountRecord) => string | number | null,
  ...members: (keyof DiscountRecord)[]
): ComparedField => ({
  label,
  members,
  text: (record: FormRecord) => String(text(record as unknown as DiscountRecord) ?? ''),
});
const yes = (is: boolean) => (is ? 'yes' : 'no');
const several = (names: readonly unknown[] | undefined) => `${names?.length ?? 0} named`;
const valuesText = (values: DiscountRecord['values'] | undefined) =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** What two people may have changed in a discount. */
export const discountFields: readonly ComparedField[] = [
  field('Name', ({ name }) => name, 'name'),
  field('Kind', ({ kind, values }) => `${kind}: ${valuesText(values)}`, 'kind', 'values'),
  field('Products', ({ products }) => several(products), 'products'),
  field('Categories', ({ categories }) => (categories ?? []).join(', '), 'categories'),
  field('Values of fields', ({ fields }) => several(fields), 'fields'),
  field('From a subtotal of', ({ minTotal }) => money(minTotal || 0), 'minTotal'),
  field('Countries', ({ countries }) => (countries ?? []).join(', '), 'countries'),
  field('Only for a first order', ({ firstOrderOnly }) => yes(firstOrderOnly), 'firstOrderOnly'),
  field('By code', ({ byCode }) => yes(byCode), 'byCode'),
  field('Together with others', ({ combines }) => yes(combines), 'combines'),
  field('Priority', ({ priority }) => priority, 'priority'),
  field('Uses in all', ({ maxUses }) => maxUses, 'maxUses'),
  field('Uses per shopper', ({ perCustomer }) => perCustomer, 'perCustomer'),
  field('Budget', ({ budget }) => (budget === null ? '' : money(budget)), 'budget'),
  field('Starts', ({ startsAt }) => dateTime(startsAt), 'startsAt'),
  field('Ends', ({ endsAt }) => dateTime(endsAt), 'endsAt'),
  field('Active', ({ isActive }) => yes(isActive), 'isActive'),
];
