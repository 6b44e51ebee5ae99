import { contrast, READABLE } from './contrast.js';
import { type FieldOf, type KindOfField, Wrong, plainText } from './field.js';

const COLOUR = /^#[0-9a-f]{6}$/;

/** Why the colour cannot be used; undefined when it can. */
function unreadable(
  colour: string,
  { label, against = [], least = READABLE, carries = [] }: FieldOf<'colour'>,
) {
  const faint = against.find((ground) => contrast(colour, ground.colour) < least);
  if (faint)
    return new Wrong(
      `${label} has a contrast of ${contrast(colour, faint.colour)} with ${faint.name}; it must be at least ${least}`,
    );
  const best = Math.max(...carries.map((text) => contrast(text, colour)));
  if (carries.length > 0 && best < READABLE)
    return new Wrong(
      `${label} is neither dark nor light enough to be written on: a contrast of ${best}, where ${READABLE} is needed`,
    );
  return undefined;
}

/** A colour of the screen. */
export const colour: KindOfField<FieldOf<'colour'>> = {
  read(sent, field) {
    const text = typeof sent === 'string' ? sent.trim().toLowerCase() : '';
    if (!COLOUR.test(text)) return new Wrong(`${field.label} must be a colour like #b8472a`);
    return unreadable(text, field) ?? text;
  },
  readCell: (cell, field) => colour.read(cell, field),
  cell: plainText,
  text: plainText,
  schema: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
};
