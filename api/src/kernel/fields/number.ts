import { type FieldOf, type FieldValue, type KindOfField, Wrong, plainText } from './field.js';

/** More digits than a number of the wire keeps. */
const MOST = 1e12;
/** Digits after the point. */
const MOST_DECIMALS = 6;

/** Whether it has no more decimals than are kept, and is of a size that is counted. */
export const isCounted = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MOST && Number(value.toFixed(MOST_DECIMALS)) === value;

/** A number with its unit, if it has one. */
export const number: KindOfField<FieldOf<'number'>> = {
  read(sent, { label, least, most }): FieldValue | Wrong {
    if (!isCounted(sent)) return new Wrong(`${label} must be a number`);
    if (least !== undefined && sent < least) return new Wrong(`${label} must be at least ${least}`);
    if (most !== undefined && sent > most) return new Wrong(`${label} must be at most ${most}`);
    return sent === 0 ? 0 : sent;
  },
  readCell(cell, field) {
    const { unit = '' } = field;
    const figures = unit && cell.endsWith(unit) ? cell.slice(0, -unit.length).trim() : cell;
    return number.read(/^-?\d{1,12}(\.\d{1,6})?$/.test(figures) ? Number(figures) : undefined, field);
  },
  cell: (value) => Number(value),
  text: (value, { unit }) => (unit ? `${plainText(value)} ${unit}` : plainText(value)),
  schema: ({ least, most }) => ({
    type: 'number',
    ...(least !== undefined && { minimum: least }),
    ...(most !== undefined && { maximum: most }),
  }),
};
