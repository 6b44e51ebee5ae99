import { choice, eyebrow, flag, text, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const shelf: BlockKind = {
  name: 'shelf',
  label: 'Product shelf',
  note: 'Products by a rule, or chosen by hand.',
  fields: [
    eyebrow,
    title,
    choice('rule', 'Products', {
      featured: 'Featured',
      rating: 'Highest rated',
      newest: 'Newest',
      sale: 'On sale',
      all: 'All, the featured ones first',
      category: 'Of a category',
      hand: 'By hand: those below, in their order',
    }),
    text('category', 'Category', 60, {
      ...{ help: 'Where the products are those of a category', names: 'category' },
    }),
    choice('look', 'Look', { row: 'One row', rows: 'Two rows', mosaic: 'One large, four small' }),
    flag('countdown', 'Countdown', 'To the end of the offer in the settings'),
    flag('more', 'Button “View All Products”'),
  ],
  items: {
    ...{ label: 'Product', most: 24 },
    fields: [{ name: 'product', label: 'Product', kind: 'product', required: true }],
  },
};
