import { type Amount, type FieldOf, type FieldValue, type KindOfField, Wrong, plainText } from './field.js';
import { isCounted } from './number.js';

const CELL = /^(\d{1,9}(?:\.\d{1,6})?)\s*(\S+)$/;
const MOST = 1_000_000;

/** The unit as it is declared, whatever the letter case; `m2` is `m²`. */
const unitOf = (sent: unknown, { units }: FieldOf<'amount'>): string | undefined => {
  const key = String(sent).normalize('NFKC').toLowerCase();
  return units.find((one) => one.normalize('NFKC').toLowerCase() === key);
};

/** So much of a unit: `250 g`. */
export const amount: KindOfField<FieldOf<'amount'>> = {
  read(sent, field): FieldValue | Wrong {
    const { label, units } = field;
    const { amount: much, unit: named } = (typeof sent === 'object' && sent ? sent : {}) as Partial<Amount>;
    const unit = typeof named === 'string' ? unitOf(named, field) : undefined;
    if (unit === undefined) return new Wrong(`${label} must be a number with one of ${units.join(', ')}`);
    if (!isCounted(much) || much <= 0 || much > MOST)
      return new Wrong(`${label} must be above 0 and at most ${MOST} ${unit}`);
    return { amount: much, unit };
  },
  readCell(cell, field) {
    const [, much, unit] = CELL.exec(cell) ?? [];
    return amount.read({ amount: Number(much), unit }, field);
  },
  cell: plainText,
  text: plainText,
  schema: ({ units }) => ({
    type: 'object',
    required: ['amount', 'unit'],
    properties: {
      amount: { type: 'number', exclusiveMinimum: 0, maximum: MOST },
      unit: { type: 'string', enum: units },
    },
  }),
};
