import { column } from '../columns.js';
import type { SourceFile } from '../contract.js';
import { addressLines } from '../redirect-lines.js';

export const redirects: SourceFile = {
  columns: [
    column('from', 'Old address', 'from', 'old address', 'old url'),
    column('to', 'New address', 'to', 'new address', 'new url'),
  ],
  marks: [],
  arrange: addressLines,
};
