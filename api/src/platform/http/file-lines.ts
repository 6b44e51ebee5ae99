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

/** What is told of the lines of a file, in the caller's language. */
export const linesSaid = <Line extends { message: string | null; errors: readonly FieldError[] }>(
  lines: readonly Line[],
) =>
  lines.map((line) => ({
    ...line,
    message: line.message && said(line.message),
    errors: line.errors.map(({ field, message }) => ({ field, message: said(message) })),
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
