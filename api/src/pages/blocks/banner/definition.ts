import { alt, button, eyebrow, focus, link, phonePicture, picture, title, words } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const banner: BlockKind = {
  name: 'banner',
  label: 'Banner',
  note: 'A picture as wide as the page with words on dark.',
  fields: [
    ...[eyebrow, title, words, button, link],
    ...[{ ...picture, required: false }, phonePicture, alt, ...focus],
  ],
};
