import type { FieldError } from '../refusal.js';
import { Wrong, type Field, type FieldValue } from './field.js';
import { readField } from './kinds.js';

/** What is wanted of the values: null takes one away, what is not named stays. */
export type FieldChanges = Readonly<Record<string, FieldValue | null>>;

interface Read {
  values: FieldChanges;
  errors: FieldError[];
}

/**
 * What was sent for declared fields, each value in its one form; what does not fit is told at its field. `whole` when nothing
 * is there before, so that what is required and left out is missing. Pure.
 */
export function readFields(
  sent: Readonly<Record<string, unknown>>,
  declared: readonly Field[],
  { member = 'fields', whole = false } = {},
): Read {
  const errors: FieldError[] = [];
  const values: Record<string, FieldValue | null> = {};
  const known = new Map(declared.map((field) => [field.name, field]));
  const missing = whole
    ? declared.filter(({ name, required }) => required && !Object.hasOwn(sent, name))
    : [];
  for (const [name, value] of [
    ...Object.entries(sent),
    ...missing.map((field) => [field.name, null] as const),
  ]) {
    const field = known.get(name);
    if (value === undefined) continue;
    const read = field ? readField(value, field) : new Wrong(`There is no field ${name}`);
    if (read instanceof Wrong) errors.push({ field: `${member}.${name}`, message: read.message });
    else values[name] = read;
  }
  return { values, errors };
}

/** The values after a change: null is none. Pure. */
export function changedFields<V>(
  values: Readonly<Record<string, V>>,
  changes: Readonly<Record<string, V | null>>,
): Record<string, V> {
  const next = Object.entries({ ...values, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(next) as Record<string, V>;
}
