import { choice, eyebrow, link, picture, text, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const categories: BlockKind = {
  name: 'categories',
  label: 'Categories',
  note: 'Ways into the shop, as circles or as a bento of pictures.',
  fields: [eyebrow, title, choice('look', 'Look', { circles: 'Circles', bento: 'Bento' })],
  items: {
    ...{ label: 'Category', most: 24 },
    fields: [text('name', 'Name', 60, { required: true }), { ...picture, required: false }, link],
  },
};
