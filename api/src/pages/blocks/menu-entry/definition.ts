import { label, link } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const menuEntry: BlockKind = {
  name: 'menu-entry',
  label: 'Menu entry',
  note: 'A link of the menu at the top; with entries below it opens to them.',
  ...{ isOfFrame: true, most: 12 },
  fields: [label, { ...link, required: true }],
  items: { label: 'Entry below', most: 12, fields: [label, { ...link, required: true }] },
};
