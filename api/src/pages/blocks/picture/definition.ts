import { alt, focus, link, picture as field, text } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const picture: BlockKind = {
  name: 'picture',
  label: 'Picture',
  note: 'One picture, with a line under it.',
  fields: [field, alt, text('caption', 'Line under it', 200), link, ...focus],
};
