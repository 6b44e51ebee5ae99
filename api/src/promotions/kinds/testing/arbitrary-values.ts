import fc from 'fast-check';
import type { Field, FieldValue, FieldValues } from '../../../kernel/fields/field.js';
import type { DiscountKind } from '../contract.js';

const ID = '01942417-9872-74c7-9063-941417d7e501';

function valueOf(field: Field): fc.Arbitrary<FieldValue> {
  if (field.kind === 'money') return fc.integer({ min: 1, max: 400_000 });
  if (field.kind === 'choice') return fc.constantFrom(...field.choices.map(({ value }) => value));
  if (field.kind === 'flag') return fc.boolean();
  if (field.kind === 'product') return fc.constant(ID);
  if (field.kind !== 'number') return fc.constant('any');
  const { least = 0, most = 100, unit } = field;
  return unit === '%'
    ? fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
    : fc.integer({ min: Math.ceil(least), max: Math.min(most, 12) });
}

/** Values that the form of a kind takes, whatever its fields are. */
export const valuesOf = (kind: DiscountKind): fc.Arbitrary<FieldValues> =>
  fc
    .record(
      Object.fromEntries(
        kind.fields.map((field) => [
          field.name,
          field.required ? valueOf(field) : fc.option(valueOf(field), { nil: undefined }),
        ]),
      ),
    )
    .map(
      (values) =>
        Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as FieldValues,
    )
    .filter((values) => (kind.faults?.(values) ?? []).length === 0);
