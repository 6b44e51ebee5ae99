import { type FieldOf, type KindOfField, Wrong, plainText } from './field.js';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A product of the shop, by its id. It may be gone one day: whoever shows it leaves it out then. */
export const product: KindOfField<FieldOf<'product'>> = {
  read(sent, { label }) {
    const id = typeof sent === 'string' ? sent.trim().toLowerCase() : '';
    return ID.test(id) ? id : new Wrong(`${label} must be a product of the shop`);
  },
  readCell: (cell, field) => product.read(cell, field),
  cell: plainText,
  text: plainText,
  schema: () => ({ type: 'string', format: 'uuid' }),
};
