import { text, title } from '../common-fields.js';
import type { BlockKind } from '../contract.js';

export const questions: BlockKind = {
  name: 'questions',
  label: 'Questions',
  note: 'Questions that open to their answers.',
  fields: [title],
  items: {
    ...{ label: 'Question', least: 1, most: 40 },
    fields: [
      text('question', 'Question', 200, { required: true }),
      text('answer', 'Answer', 2_000, { lines: true, required: true }),
    ],
  },
};
