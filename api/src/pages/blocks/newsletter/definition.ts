import { title, words } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const newsletter: BlockKind = {
  name: 'newsletter',
  label: 'Newsletter',
  note: 'The form that subscribes an address.',
  fields: [title, words],
};
