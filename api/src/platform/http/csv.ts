import { Readable } from 'node:stream';
import { StreamableFile, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { headingSaid } from '../languages/tongues.js';

export type Cell = string | number | boolean | null | undefined;

/** One column of an export: its heading, and the cell it takes from a row. */
export interface Column<Row> {
  label: string;
  cell(row: Row): Cell;
}

/**
 * A spreadsheet runs a cell that begins so, also in full width or behind what has no width or is taken off; a leading quote
 * makes it text (S64). A text that begins with quotes and then so gets one more: then taking one off brings every text back.
 */
const RUNS = /^['"\p{Cf}\p{Zs}]*[=+\-@＝＋－＠\t\r\n\0]/u;
/**
 * Where spreadsheets part cells at semicolons, as in much of Europe, or at tabs, a cell begins in the middle of a text, and
 * after its line breaks, for quotes count only where a cell begins.
 */
const RUNS_INSIDE = /(?<=[;\t\r\n])(?=['"\p{Cf}\p{Zs}]*[=+\-@＝＋－＠])/gu;
const QUOTES_INSIDE = /(?<=[;\t\r\n])'(?=['"\p{Cf}\p{Zs}]*[=+\-@＝＋－＠])/gu;
/** What a spreadsheet takes for a number, a day or a time, and writes otherwise when the file is saved. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** A text that is not kept as it is: naughts before it, many digits, exponents, decimals, days (but ISO's) and times. */
const CHANGES = new RegExp(
  String.raw`^'*(?:0\d+|\d{12,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d+[.,]\d*|(?!\d{4}-\d\d-\d\d$)\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|\d{1,2}:\d\d(?::\d\d)?|(?:\d{1,2}[-/ ]?)?${MONTH}\.?[-/ ]?\d{1,4}|\d{1,2}[-/ ]?${MONTH})$`,
  'i',
);
/** The mark at the beginning by which spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[",\r\n]/;

/** One cell by RFC 4180. Numbers stay numbers; a text that a spreadsheet would run or write otherwise stays a text. */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = (isGuarded(value) ? `'${value}` : value).replaceAll(RUNS_INSIDE, `'`);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isGuarded = (text: string): boolean => RUNS.test(text) || CHANGES.test(text);

/** The text that `csvCell` made harmless, as it was. */
export const plainText = (cell: string): string =>
  (cell.startsWith("'") && isGuarded(cell) ? cell.slice(1) : cell).replaceAll(QUOTES_INSIDE, '');

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Documents an answer that is a CSV file. */
export function AnswersCsv() {
  return applyDecorators(
    ApiProduces('text/csv'),
    ApiOkResponse({ description: 'All rows, as a file.', schema: { type: 'string' } }),
  );
}

/** The columns of a file that people read, headed in the language of whoever takes it; what an import knows by its name is not. */
export const headed = <Row>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, label: headingSaid(column.label) }));

/** A file that is written while it is read: batch after batch, however many rows there are. */
export function csvFile<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): StreamableFile {
  return new StreamableFile(Readable.from(lines(columns, batches)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });
}

async function* lines<Row>(columns: readonly Column<Row>[], batches: AsyncIterable<readonly Row[]>) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label));
  for await (const rows of batches)
    yield rows.map((row) => csvLine(columns.map((column) => column.cell(row)))).join('');
}
