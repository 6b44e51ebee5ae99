import { column } from '../columns.js';
import type { SourceFile } from '../contract.js';
import { addressLines } from '../redirect-lines.js';

/** By the columns of its table `url_redirect`. */
export const redirects: SourceFile = {
  columns: [column('from', 'Old path', 'from_path'), column('to', 'New path', 'to_path')],
  marks: [['from_path'], ['to_path']],
  arrange: addressLines,
};
