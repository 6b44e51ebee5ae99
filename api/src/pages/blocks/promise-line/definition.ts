import { button, link, text } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const promiseLine: BlockKind = {
  name: 'promise-line',
  label: 'Promise line',
  note: 'The line above every page; without this block it says what delivery costs.',
  ...{ isOfFrame: true, most: 1 },
  fields: [text('text', 'Words', 100, { required: true }), button, link],
};
