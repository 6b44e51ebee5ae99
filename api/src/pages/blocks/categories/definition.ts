import { choice, eyebrow, flag, link, picture, text, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const categories: BlockKind = {
  name: 'categories',
  label: 'Categories',
  note: 'Ways into the shop, as circles or as a bento of pictures.',
  fields: [
    eyebrow,
    { ...title, required: false, help: 'Without one the circles stand in one small line' },
    choice('look', 'Look', { circles: 'Circles', bento: 'Bento' }),
    choice('screens', 'Where', { all: 'Everywhere', large: 'On large screens', small: 'On phones' }),
    flag(
      'others',
      'The shop’s other categories',
      'Behind those below; all of them where there are none below',
    ),
  ],
  items: {
    ...{ label: 'Category', most: 24 },
    fields: [
      text('name', 'Name', 60, { required: true, names: 'category' }),
      { ...picture, required: false },
      link,
    ],
  },
};
