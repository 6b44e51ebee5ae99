import type { FieldError } from '../../kernel/refusal.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { FileKind, SourceLine } from '../../kernel/sources/contract.js';
import { mapColumns } from '../../kernel/sources/map-columns.js';
import { propose } from '../../kernel/sources/propose.js';
import type { TableFile } from '../../kernel/table-file.js';
import { said } from '../languages/tongues.js';
import { FileColumnsDto, FileColumnsQuery, readColumns } from './file-columns.dto.js';

/** The lines of a file in the words that imports know. @throws InvalidInput */
export function fileLines(kind: FileKind, table: TableFile, query: FileColumnsQuery): SourceLine[] {
  const { source, said: columns } = readColumns(kind, table, query);
  const fields = mapColumns(source.file, table.headings, columns);
  const lines = table.rows.map(({ line, cells, fault }) => ({
    line,
    cells: Object.fromEntries(fields.flatMap((field, at) => (field ? [[field, cells[at] ?? '']] : []))),
    ...(fault ? { errors: [{ field: 'file', message: fault }] } : {}),
  }));
  return source.file.arrange(lines, { today: shopDay(new Date()), separator: table.separator });
}

/** What the columns of a file are taken for. @throws InvalidInput */
export function fileColumns(kind: FileKind, table: TableFile, query: FileColumnsQuery): FileColumnsDto {
  const { source, said: columns } = readColumns(kind, table, query);
  return propose(kind, table, source, columns);
}

/** What is wrong with a line of a file, in the caller's language. */
export const faultsSaid = <Fault extends FieldError>(faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, message: said(fault.message) }));

/** A line of a file that is told one thing, in the caller's language. */
export const lineSaid = <Fault extends FieldError, Line extends { message: string | null; errors: Fault[] }>(
  line: Line,
): Line => ({ ...line, message: line.message && said(line.message), errors: faultsSaid(line.errors) });

/** What is told of the lines of a file, in the caller's language: each sentence by itself. */
export const linesSaid = <
  Fault extends FieldError,
  Line extends { notes: readonly string[]; errors: Fault[] },
>(
  lines: readonly Line[],
) =>
  lines.map(({ notes, ...line }) => ({
    ...line,
    message: notes.map(said).join(' ') || null,
    errors: faultsSaid(line.errors),
  }));

/** How many lines there are, and of how many this becomes. */
export const countsOf = <Action extends string>(
  lines: readonly { action: Action }[],
  actions: readonly Action[],
): Record<Action | 'total', number> => {
  const counts = Object.fromEntries(actions.map((action) => [action, 0])) as Record<Action, number>;
  for (const { action } of lines) counts[action] += 1;
  return { total: lines.length, ...counts };
};
