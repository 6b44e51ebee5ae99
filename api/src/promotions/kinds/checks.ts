import type { FieldValues } from '../../kernel/fields/field.js';

type Labels = Readonly<Record<string, string>>;

const unless = (holds: (value: number) => boolean, says: string) => (values: FieldValues, labels: Labels) =>
  Object.entries(labels).flatMap(([field, label]) => {
    const value = values[field];
    return typeof value !== 'number' || holds(value) ? [] : [{ field, message: `${label} ${says}` }];
  });

/** The named values that are there must be whole numbers. */
export const wholeOnly = unless(Number.isInteger, 'must be a whole number');

/** Percents are taken exactly: what is finer is refused, never rounded. */
export const percentsOnly = unless(
  (value) => Math.round(value * 100) / 100 === value,
  'must have at most two decimals',
);
