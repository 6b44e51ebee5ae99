import { type FieldOf, type KindOfField, Wrong } from './field.js';

const WORDS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** Yes or no; nothing at all is neither. */
export const flag: KindOfField<FieldOf<'flag'>> = {
  read: (sent, { label }) => (typeof sent === 'boolean' ? sent : new Wrong(`${label} must be yes or no`)),
  readCell: (cell, field) => {
    const word = cell.toLowerCase();
    return flag.read(Object.hasOwn(WORDS, word) ? WORDS[word] : undefined, field);
  },
  cell: (value) => value === true,
  text: (value) => (value === true ? 'Yes' : 'No'),
  schema: () => ({ type: 'boolean' }),
};
