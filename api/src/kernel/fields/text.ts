import { isOneLine } from '../one-line.js';
import { type FieldOf, type FieldValue, type KindOfField, Wrong, plainText } from './field.js';

/** Control characters besides line breaks. */
const CONTROL = /(?![\n])\p{Cc}/u;

/** Words of one line, or of several. */
export const text: KindOfField<FieldOf<'text'>> = {
  read(sent, field): FieldValue | Wrong {
    const { label, longest, lines, form } = field;
    if (typeof sent !== 'string') return new Wrong(`${label} must be a text`);
    const words = sent.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
    if ([...words].length > longest) return new Wrong(`${label} must be at most ${longest} characters`);
    if (!lines && !isOneLine(words)) return new Wrong(`${label} must be one line`);
    if (CONTROL.test(words)) return new Wrong(`${label} contains a control character`);
    return form ? form(words) : words;
  },
  readCell: (cell, field) => text.read(cell, field),
  cell: plainText,
  text: plainText,
  schema: ({ longest }) => ({ type: 'string', maxLength: longest }),
};
