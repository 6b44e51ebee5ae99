import { text as line } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const text: BlockKind = {
  name: 'text',
  label: 'Text',
  note: 'A heading and paragraphs: a blank line begins a new one, a line with “- ” is an entry of a list.',
  fields: [line('title', 'Title', 120), line('text', 'Text', 20_000, { lines: true, required: true })],
};
