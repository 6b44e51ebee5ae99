import { headingKey, mapColumns } from '../map-columns.js';
import type { SourceFile, SourceLine } from '../contract.js';

export const TODAY = '2026-11-28';

/** What a source makes of a file: rows of cells below its headings. */
export function arranged(
  file: SourceFile,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  today = TODAY,
): SourceLine[] {
  const fields = mapColumns(file, headings);
  const lines = rows.map((row, at) => ({
    line: at + 2,
    cells: Object.fromEntries(fields.flatMap((field, place) => (field ? [[field, row[place] ?? '']] : []))),
  }));
  return file.arrange(lines, { today });
}

/** A row by the headings that say something. */
export const row = (headings: readonly string[], cells: Readonly<Record<string, string>>): string[] =>
  headings.map((heading) => {
    const found = Object.keys(cells).find((name) => headingKey(name) === headingKey(heading));
    return found === undefined ? '' : (cells[found] ?? '');
  });
