import { text, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const quotes: BlockKind = {
  name: 'quotes',
  label: 'Quotes',
  note: 'What others say of the shop.',
  fields: [title],
  items: {
    ...{ label: 'Quote', least: 1, most: 24 },
    fields: [
      text('quote', 'Words', 500, { lines: true, required: true }),
      text('name', 'Who says it', 80, { required: true, names: 'person' }),
      { ...{ name: 'stars', label: 'Stars', kind: 'number' }, least: 1, most: 5 },
    ],
  },
};
