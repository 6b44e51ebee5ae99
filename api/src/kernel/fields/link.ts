import { isOneLine } from '../one-line.js';
import { type FieldOf, type KindOfField, Wrong, plainText } from './field.js';

const LONGEST = 500;

/** The address in its one form; undefined for what leads nowhere, or runs instead of leading. */
function addressOf(text: string): string | undefined {
  if (text.length > LONGEST || !isOneLine(text) || /\s/.test(text)) return undefined;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : '');
  const isPlain = address !== null && address.username === '' && address.hostname.includes('.');
  return isPlain ? address.href : undefined;
}

/** The address of a page. */
export const link: KindOfField<FieldOf<'link'>> = {
  read: (sent, { label }) =>
    (typeof sent === 'string' && addressOf(sent.trim())) ||
    new Wrong(`${label} must be an address like https://example.com`),
  readCell: (cell, field) => link.read(cell, field),
  cell: plainText,
  text: plainText,
  schema: () => ({ type: 'string', format: 'uri', maxLength: LONGEST }),
};
