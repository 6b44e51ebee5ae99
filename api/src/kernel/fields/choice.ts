import { spellingKey } from '../spelling-key.js';
import { type FieldOf, type FieldValue, type KindOfField, Wrong, plainText } from './field.js';

const MOST_NAMED = 12;

function sentence({ label, choices }: FieldOf<'choice'>): string {
  if (choices.length > MOST_NAMED) return `${label} is none of the choices`;
  return `${label} must be one of ${choices.map((choice) => choice.label).join(', ')}`;
}

/** One of several, by its value or its label in any spelling. */
export const choice: KindOfField<FieldOf<'choice'>> = {
  read(sent, field): FieldValue | Wrong {
    if (typeof sent !== 'string') return new Wrong(sentence(field));
    const key = spellingKey(sent);
    const is = field.choices.find(({ value, label }) =>
      [value, label].some((one) => spellingKey(one) === key),
    );
    const found = is?.value ?? field.find?.(sent);
    return found ?? new Wrong(sentence(field));
  },
  readCell: (cell, field) => choice.read(cell, field),
  cell: plainText,
  text: (value, { choices }) => choices.find((one) => one.value === value)?.label ?? plainText(value),
  schema: ({ choices }) => ({
    type: 'string',
    ...(choices.length <= MOST_NAMED && { enum: choices.map(({ value }) => value) }),
  }),
};
