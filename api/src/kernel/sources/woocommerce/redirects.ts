import { flagOf } from '../cells.js';
import { column } from '../columns.js';
import type { SourceFile, SourceLine } from '../contract.js';
import { addressLines } from '../redirect-lines.js';

const PATTERN = {
  field: 'regex',
  message: 'This is a pattern, not an address; enter the addresses themselves',
};

/** WooCommerce has none of its own: those of the plug-in "Redirection". */
export const redirects: SourceFile = {
  columns: [
    column('from', 'Source', 'source', 'source url'),
    column('to', 'Target', 'target', 'target url'),
    column('regex', 'Pattern (regex)', 'regex'),
  ],
  marks: [['source', 'source url'], ['target', 'target url'], ['regex']],
  arrange: (lines) => lines.flatMap((line) => addressLines([withoutPattern(line)])),
};

const withoutPattern = (line: SourceLine): SourceLine =>
  flagOf(line.cells['regex']) ? { ...line, errors: [...(line.errors ?? []), PATTERN] } : line;
