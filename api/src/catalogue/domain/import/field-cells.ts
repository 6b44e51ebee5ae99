import type { FieldValue, FieldValues } from '../../../kernel/fields/field.js';
import { Wrong } from '../../../kernel/fields/field.js';
import { cellOf, readCell } from '../../../kernel/fields/kinds.js';
import type { FieldChanges } from '../../../kernel/fields/read-fields.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { keyOfName } from '../fields/own-field.js';
import type { ProductField, ProductFieldSet } from '../fields/product-field.js';

/** The column of a declared field: `country of origin`. */
export const fieldColumn = ({ name }: Pick<ProductField, 'name'>): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

/** The field that a heading names, by its name in any spelling or by its label. */
export const fieldOfColumn = (column: string, declared: ProductFieldSet): ProductField | undefined =>
  declared.all.find(({ name }) => keyOfName(name) === keyOfName(column)) ??
  declared.all.find(({ label }) => spellingKey(label) === spellingKey(column));

/** The values that the cells of a line want; `known` are columns of other things. An empty cell wants nothing. */
export function readFieldCells(
  cells: Readonly<Record<string, string>>,
  known: readonly string[],
  declared: ProductFieldSet,
  errors: FieldError[],
): FieldChanges {
  const wanted: Record<string, FieldValue> = {};
  for (const [column, written] of Object.entries(cells)) {
    const field = known.includes(column) ? undefined : fieldOfColumn(column, declared);
    if (!field) continue;
    const cell = written.normalize('NFC').trim();
    if (cell === '') continue;
    const read = readCell(cell, field);
    if (read instanceof Wrong) errors.push({ field: column, message: read.message });
    else wanted[field.name] = read;
  }
  return wanted;
}

/** A new product says what is required of it. */
export const missingFields = (wanted: FieldValues, declared: ProductFieldSet): FieldError[] =>
  declared.all
    .filter(({ name, required }) => required && !Object.hasOwn(wanted, name))
    .map((field) => ({ field: fieldColumn(field), message: `${field.label} is required` }));

/** A value as its cell says it; nothing is an empty cell. */
export const fieldText = (field: ProductField, value: FieldValue | null | undefined): string =>
  value === null || value === undefined ? '' : String(cellOf(value, field));
