import { headingKey, mapColumns, type Corrections } from '../../../kernel/sources/map-columns.js';
import type { Reading as Day, Source, SourceFile } from '../../../kernel/sources/contract.js';
import { NotAnImport, type TableFile, type TableRow } from '../../../kernel/table-file.js';
import type { Line } from './file-line.js';
import type { Heading, ProductFile } from './file.js';

const NEEDED = ['sku', 'variant id'];
const TOO_MANY_CELLS = 'The line has more cells than the file has headings; is a quote missing?';

/** A file of products by the columns of its source, and what a person says of them. Pure. @throws NotAnImport */
export function productFileOf(
  table: TableFile,
  { name, files }: Source,
  corrections: Corrections,
  day: Day,
): ProductFile {
  const file = files.products;
  if (!file) throw new NotAnImport('Files of this shop system with products are not read');
  const fields = mapColumns(file, table.headings, corrections);
  const lines = table.rows.map((row) => lineOf(row, fields));
  if (name !== 'table') return arranged(table, file, fields, lines, day);
  const headings = table.headings.map((written, at) => ({ name: fields[at] ?? '', written }));
  const names = fields.filter(Boolean);
  if (!NEEDED.some((one) => names.includes(one)))
    throw new NotAnImport('The file has no column "sku"; its first line must be the headings of the export');
  const keys = table.headings.filter((heading) => !Object.hasOwn(corrections, heading)).map(headingKey);
  if (keys.some((key, at) => key !== '' && keys.indexOf(key) !== at))
    throw new NotAnImport('The file has two columns of one name');
  return { headings, lines, separator: table.separator };
}

/** Its numbers are plain by now, whatever parts its cells. */
function arranged(
  { headings }: TableFile,
  file: SourceFile,
  fields: readonly string[],
  lines: readonly Line[],
  day: Day,
): ProductFile {
  const made = file.arrange(lines, day);
  const ours = new Set(made.flatMap(({ cells }) => Object.keys(cells)));
  const unread = headings.flatMap((written, at): Heading[] =>
    fields[at] === '' && written !== '' ? [{ name: `unread ${at + 1}`, written }] : [],
  );
  return {
    headings: [...[...ours].map((name) => ({ name, written: name })), ...unread],
    lines: made.toSorted((a, b) => a.line - b.line),
    separator: ',',
  };
}

/** The cells of the columns that are known; those below no heading are told by the number of their column. */
function lineOf({ line, cells, fault }: TableRow, fields: readonly string[]): Line {
  const named = cells
    .slice(0, fields.length)
    .flatMap((cell, at) => [[fields[at] || nameless(at), cell] as const]);
  const isOver = cells.slice(fields.length).some(Boolean);
  const faults = [...(fault ? [fault] : []), ...(isOver ? [TOO_MANY_CELLS] : [])];
  return {
    line,
    cells: Object.fromEntries(named),
    ...(faults.length > 0 ? { errors: faults.map((message) => ({ field: 'file', message })) } : {}),
  };
}

const nameless = (at: number): string => `column ${at + 1}`;
