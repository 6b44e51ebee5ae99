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

/** An address of this shop; a second slash would lead to another host. */
const WITHIN = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const isWithin = (text: string): boolean => text.length <= LONGEST && WITHIN.test(text);

/** The address of a page. */
export const link: KindOfField<FieldOf<'link'>> = {
  read: (sent, { label, within = false }) => {
    const text = typeof sent === 'string' ? sent.trim() : '';
    if (within && isWithin(text)) return text;
    const like = within ? 'https://example.com or /shop' : 'https://example.com';
    return addressOf(text) ?? new Wrong(`${label} must be an address like ${like}`);
  },
  readCell: (cell, field) => link.read(cell, field),
  cell: plainText,
  text: plainText,
  schema: ({ within }) => ({
    type: 'string',
    format: within ? 'uri-reference' : 'uri',
    maxLength: LONGEST,
  }),
};
