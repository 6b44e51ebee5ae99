import { textOf } from '../../../kernel/fields/kinds.js';
import type { ProductFilter } from '../../application/product-filter.js';
import type { FieldFacet } from '../../application/views.js';
import type { ProductField } from '../../domain/fields/product-field.js';
import { compareValues } from '../../domain/value-order.js';

/** A value of a declared field in its most frequent spelling. */
export interface FieldCount {
  /** 0 is what was found, `n` what would be found without the filter's own field number `n`. */
  part: number;
  name: string;
  value: string | number | boolean;
  /** How many products have it, in whichever spelling. */
  count: number;
}

/** So many values of a field are told, those of the most products. */
export const MOST_VALUES = 100;

/** A filter for each field, in their order, and a choice for each value. */
export function groupFields(
  rows: readonly FieldCount[],
  declared: readonly ProductField[],
  chosen: ProductFilter['fields'],
): FieldFacet[] {
  return declared.flatMap((field) => {
    const own = chosen.findIndex(({ name }) => name === field.name) + 1;
    const asked = rows.filter(({ part, name }) => part === own && name === field.name);
    if (asked.length === 0) return [];
    const values = asked
      .map(({ value, count }) => ({ value: String(value), label: textOf(value, field), count }))
      .sort((one, other) => inOrder(field, one.value, other.value) || compareValues(one.label, other.label));
    return [{ name: field.name, label: field.label, values }];
  });
}

/** Choices that a merchant put in order, yes before no, small numbers before large ones; others by their labels. */
function inOrder(field: ProductField, one: string, other: string): number {
  if (field.kind === 'number') return Number(one) - Number(other);
  if (field.kind === 'flag') return one === other ? 0 : one === 'true' ? -1 : 1;
  if (field.kind !== 'choice' || field.declaredBy === 'duka') return 0;
  const place = (value: string) => field.choices.findIndex((choice) => choice.value === value);
  return place(one) - place(other);
}
