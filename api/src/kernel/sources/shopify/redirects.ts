import { column } from '../columns.js';
import type { SourceFile } from '../contract.js';
import { addressLines } from '../redirect-lines.js';

export const redirects: SourceFile = {
  columns: [column('from', 'Redirect from', 'redirect from'), column('to', 'Redirect to', 'redirect to')],
  marks: [['redirect from'], ['redirect to']],
  arrange: addressLines,
};
