import { label, link, text } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const footerColumn: BlockKind = {
  name: 'footer-column',
  label: 'Footer column',
  note: 'Links under a heading at the end of every page.',
  ...{ isOfFrame: true, most: 3 },
  fields: [text('title', 'Title', 40, { required: true })],
  items: { ...{ label: 'Link', least: 1, most: 12 }, fields: [label, { ...link, required: true }] },
};
