import {
  alt,
  button,
  eyebrow,
  focus,
  ground,
  link,
  phonePicture,
  picture,
  title,
  words,
} from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const hero: BlockKind = {
  name: 'hero',
  label: 'Hero',
  note: 'Large pictures with words and a button; several take turns.',
  fields: [],
  items: {
    ...{ label: 'Slide', least: 1, most: 6 },
    fields: [
      ...[eyebrow, title, words, button, link],
      ...[{ ...picture, required: false }, phonePicture, alt, ...focus, ...ground],
    ],
  },
};
