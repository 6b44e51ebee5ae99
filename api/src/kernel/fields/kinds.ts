import { amount } from './amount.js';
import { choice } from './choice.js';
import { colour } from './colour.js';
import { date } from './date.js';
import type { Field, FieldKind, FieldValue, KindOfField } from './field.js';
import { Wrong } from './field.js';
import { flag } from './flag.js';
import { link } from './link.js';
import { money } from './money.js';
import { number } from './number.js';
import { picture } from './picture.js';
import { product } from './product.js';
import { text } from './text.js';

const KINDS: { [Kind in FieldKind['kind']]: KindOfField<Extract<Field, { kind: Kind }>> } = {
  text,
  number,
  choice,
  amount,
  colour,
  picture,
  flag,
  date,
  link,
  money,
  product,
};

const kindOf = ({ kind }: Field): KindOfField<Field> => KINDS[kind];

/** Null, an empty text and an amount of nothing say that there is no value. */
const isNothing = (sent: unknown): boolean =>
  sent === null ||
  (typeof sent === 'string' && sent.trim() === '') ||
  (typeof sent === 'object' && ((sent as { amount?: unknown }).amount ?? null) === null);

/** The value of what was sent, null for none, or why it does not fit. */
export function readField(sent: unknown, field: Field): FieldValue | null | Wrong {
  if (!isNothing(sent)) return kindOf(field).read(sent, field);
  return field.required ? new Wrong(`${field.label} is required`) : null;
}

/** The value of a cell that is not empty, or why it does not fit. */
export const readCell = (cell: string, field: Field): FieldValue | Wrong =>
  kindOf(field).readCell(cell, field);

/** A value as the cell of a file says it. */
export const cellOf = (value: FieldValue, field: Field): string | number | boolean =>
  kindOf(field).cell(value, field);

/** A value as people read it. */
export const textOf = (value: FieldValue, field: Field): string => kindOf(field).text(value, field);

/** The shape of a value in the document. */
export const schemaOf = (field: Field): Record<string, unknown> => kindOf(field).schema(field);
