import { type FieldOf, type KindOfField, Wrong, plainText } from './field.js';

const PICTURE = /^\/media\/[0-9a-f]{32}(\/drawing\.svg)?$/;

/** A picture that the shop has taken in: its address. */
export const picture: KindOfField<FieldOf<'picture'>> = {
  read(sent, { label, drawing = false }) {
    const text = typeof sent === 'string' ? sent.trim() : '';
    const [is, drawn] = PICTURE.exec(text) ?? [];
    if (is === undefined) return new Wrong(`${label} must be a picture of the shop`);
    return drawn && !drawing ? new Wrong(`${label} must be a picture, not a drawing`) : text;
  },
  readCell: (cell, field) => picture.read(cell, field),
  cell: plainText,
  text: plainText,
  schema: () => ({ type: 'string', format: 'uri-reference' }),
};

/** The key by which the shop's pictures are found. */
export const pictureKey = (address: string): string => address.split('/')[2] ?? '';
