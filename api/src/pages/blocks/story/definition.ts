import { alt, button, choice, eyebrow, focus, link, picture, title, words } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const story: BlockKind = {
  name: 'story',
  label: 'Split story',
  note: 'A picture and words side by side.',
  fields: [
    ...[eyebrow, title, words, button, link, picture, alt, ...focus],
    choice('side', 'Picture', { left: 'On the left', right: 'On the right' }),
  ],
};
