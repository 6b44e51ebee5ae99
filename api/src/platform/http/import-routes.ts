import type { FileKind, SourceLine } from '../../kernel/sources/contract.js';
import { ImportTooLarge, NotAnImport, type TableFile } from '../../kernel/table-file.js';
import type { CallDescription } from './api-doc.js';
import { literal } from './failure-literal.js';
import type { FileColumnsQuery } from './file-columns.dto.js';
import { countsOf, fileColumns, fileLines } from './file-lines.js';
import { InvalidInput } from './invalid-input.js';

/** A call that takes a file such as this one, as the document shows it. */
export const importCall = (file: string, summary = 'A file of Shopify'): CallDescription => ({
  requests: { oneFile: { summary, value: file } },
  refuses: [
    new InvalidInput([{ field: 'columns', message: 'There is no field “colour”' }]),
    new NotAnImport('A quote is opened and never closed'),
    new ImportTooLarge('An import has at most 10000 lines; cut the file in two.'),
    literal(415, 'not_csv', 'Send text/csv.'),
  ],
});

/** What may become of a line of a file of customers, orders or goods. */
export const LINE_ACTIONS = ['create', 'update', 'nothing', 'error'] as const;

/** What an import of files of a kind answers: `actions` is what may become of a line, `told` how lines are told. */
export const importAnswers = <Action extends string, Line extends { action: Action }, Told>(
  kind: FileKind,
  actions: readonly Action[],
  told: (lines: readonly Line[]) => Told[],
) => ({
  /** The dry run: what the columns are taken for, and every line. @throws InvalidInput */
  async preview(
    table: TableFile,
    query: FileColumnsQuery,
    plan: (lines: SourceLine[]) => Promise<{ lines: readonly Line[] }>,
  ) {
    const columns = fileColumns(kind, table, query);
    const { lines } = await plan(fileLines(kind, table, query));
    return { columns, counts: countsOf(lines, actions), lines: told(lines) };
  },

  /** By which id the import is taken back, and the lines that are wrong. @throws InvalidInput */
  async done(
    table: TableFile,
    query: FileColumnsQuery,
    bring: (lines: SourceLine[]) => Promise<{ id: string; lines: readonly Line[] }>,
  ) {
    const { id, lines } = await bring(fileLines(kind, table, query));
    const errors = told(lines.filter(({ action }) => action === 'error'));
    return { id, counts: countsOf(lines, actions), errors };
  },
});
