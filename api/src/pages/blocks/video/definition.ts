import { alt, picture, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const video: BlockKind = {
  name: 'video',
  label: 'Video',
  note: 'A still that leads to the film where it is kept: nothing is asked of that server before.',
  fields: [
    title,
    { name: 'link', label: 'Address of the film', kind: 'link', required: true },
    ...[picture, alt],
  ],
};
