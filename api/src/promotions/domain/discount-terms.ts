import { toDecimal } from '../../kernel/currency.js';
import { readFields } from '../../kernel/fields/read-fields.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';
import type { FieldValue } from '../../kernel/fields/field.js';
import { kindOf } from '../kinds/index.js';
import type { DiscountTerms } from './discount.js';

export class DiscountTermsWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'discount_terms_wrong', fields[0]?.message ?? 'The discount is not valid.', { fields });
  }
}

export const DiscountInUse = refusal(
  'conflict',
  'discount_in_use',
  'Orders carry this discount; switch it off instead of deleting it.',
);

export const DiscountNotFound = refusal('not-found', 'discount_not_found', 'Discount not found');

/** Somebody else was faster, and what they have changed would be lost. */
export class DiscountChanged extends Refusal {
  constructor(version: number) {
    const message = 'Somebody else changed this discount. Load it again, then repeat your change.';
    super('stale', 'discount_changed', message, { data: { version } });
  }
}

/** As somebody wants it: the values of its kind as they were sent. */
export interface WantedDiscount extends Omit<DiscountTerms, 'values'> {
  values: Readonly<Record<string, unknown>>;
}

/** What of it is counted already. */
export interface Counted {
  used: number;
  spentCents: number;
}

/** The terms as they are kept. @throws DiscountTermsWrong */
export function soundDiscount(wanted: WantedDiscount, { used, spentCents }: Counted): DiscountTerms {
  const kind = kindOf(wanted.kind);
  const faults: FieldError[] = [];
  const rule = (holds: boolean, field: string, message: string) => {
    if (!holds) faults.push({ field, message });
  };
  rule(wanted.name.trim() !== '', 'name', 'Name is required');
  rule(kind !== undefined, 'kind', 'There is no such kind of discount');
  const { values: read, errors } = readFields(wanted.values, kind?.fields ?? [], {
    member: 'values',
    whole: true,
  });
  const values = Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, FieldValue] => entry[1] !== null),
  );
  if (kind) faults.push(...errors);
  if (errors.length === 0)
    for (const { field, message } of kind?.faults?.(values) ?? [])
      faults.push({ field: `values.${field}`, message });
  const { maxUses, budget, startsAt, endsAt, minTotal } = wanted;
  rule(minTotal.cents >= 0, 'minTotal', 'The least total must not be negative');
  rule(maxUses === null || maxUses >= used, 'maxUses', 'The discount has been used more often than that');
  rule(budget === null || budget.cents > 0, 'budget', 'The budget must be more than 0');
  rule(budget === null || budget.cents >= spentCents, 'budget', 'More than that has been taken already');
  rule(
    startsAt === null || endsAt === null || startsAt < endsAt,
    'endsAt',
    'The discount must end after it starts',
  );
  if (faults.length > 0) throw new DiscountTermsWrong(faults);
  const { scope, groupIds } = wanted;
  return {
    ...{ ...wanted, name: wanted.name.trim(), values },
    ...{ scope: { ...scope, products: asKept(scope.products) }, groupIds: asKept(groupIds) },
  };
}

/** Ids as the database tells them, each once: a UUID may be sent in capitals. */
const asKept = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** The values as they were sent: amounts of money in decimals. */
export function toldValues({
  kind,
  values,
}: Pick<DiscountTerms, 'kind' | 'values'>): DiscountTerms['values'] {
  const money = new Set(kindOf(kind)?.fields.flatMap((field) => (field.kind === 'money' ? field.name : [])));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, money.has(name) ? toDecimal(Number(value)) : value]),
  );
}

export const asSent = (terms: DiscountTerms): WantedDiscount => ({ ...terms, values: toldValues(terms) });

/**
 * What a discount that takes off more than half may cost at most, in smallest units: 0 for one that takes off less, `Infinity`
 * where nothing bounds it.
 */
export function costOfDiscount({ kind, values, minTotal, budget, maxUses }: DiscountTerms): number {
  const known = kindOf(kind);
  if (!known?.isGenerous(values, minTotal.cents)) return 0;
  const each = known.mostPerOrder?.(values) ?? Number.POSITIVE_INFINITY;
  return Math.min(budget?.cents ?? Number.POSITIVE_INFINITY, each * (maxUses ?? Number.POSITIVE_INFINITY));
}
