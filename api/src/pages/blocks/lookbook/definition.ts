import { alt, link, picture, place, text, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const lookbook: BlockKind = {
  name: 'lookbook',
  label: 'Lookbook',
  note: 'A picture with points that lead to what it shows.',
  fields: [title, picture, alt],
  items: {
    ...{ label: 'Point', least: 1, most: 12 },
    fields: [text('label', 'Label', 60, { required: true }), { ...link, required: true }, ...place],
  },
};
