import { Readable, pipeline } from 'node:stream';
import type { CsvError } from 'csv-parse';
import { ImportTooLarge, NotAnImport, type TableFile, type TableRow } from '../../kernel/table-file.js';
import { visible } from '../../kernel/visible.js';
import { plainText } from '../http/csv.js';
import { LONGEST_LINE, TOO_LONG, decoded } from './decoded.js';
import { delimiterOf, toldDelimiter, withoutTold } from './delimiter.js';

const MOST_LINES = 10_000;

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a CSV file of products, customers and the like while it comes in, as spreadsheets leave it: RFC 4180, UTF-8 or UTF-16, headings in the first line in any
 * order and case; commas, semicolons or tabs between the cells, also told by `sep=;`; empty columns, lines and ends of lines
 * say nothing. The quote that keeps a cell from being a formula or a number is taken off. @throws NotAnImport, ImportTooLarge
 */
export async function readTable(body: AsyncIterable<Uint8Array>): Promise<TableFile> {
  const { CsvError, parse } = await import('csv-parse');
  const pieces = decoded(body);
  const first = await throughHeadings(pieces);
  const told = toldDelimiter(first);
  const beginning = told ? await throughHeadings(pieces, withoutTold(first)) : first;
  const delimiter = told ?? delimiterOf(beginning);
  const rows: TableRow[] = [];
  let endless: CsvError | undefined;
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error && FOR_ALL.includes(error.code)) endless ??= error;
      else if (error) rows.push({ line: Number(error.lines), cells: [], fault: faultOf(error) });
      return undefined;
    },
  });
  pipeline(Readable.from(whole(beginning, pieces)), parser, () => undefined);
  let headings: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.map((cell) => visible(plainText(cell)));
      if (!cells.some(Boolean)) continue;
      if (headings === undefined) headings = cells;
      else rows.push({ line: info.lines, cells });
      if (rows.length > MOST_LINES)
        throw new ImportTooLarge(`An import has at most ${MOST_LINES} lines; cut the file in two.`);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new NotAnImport(sentence(error));
    throw error;
  }
  if (endless) throw new NotAnImport(sentence(endless));
  if (rows.length === 0) throw new NotAnImport('The file has no lines below its headings');
  rows.sort((a, b) => a.line - b.line);
  return { headings: headings ?? [], rows, separator: delimiter === '\t' ? 'tab' : delimiter };
}

/** The file up to the end of its first line that says something, and whatever came with it. */
async function throughHeadings(pieces: AsyncGenerator<string>, before = ''): Promise<string> {
  let beginning = before;
  while (!hasHeadings(beginning)) {
    const piece = await pieces.next();
    if (piece.done) break;
    beginning += piece.value;
  }
  return beginning;
}

/** Whether a line that says something has ended. */
const hasHeadings = (beginning: string) =>
  beginning
    .split(/[\r\n]/)
    .slice(0, -1)
    .some((line) => /[^,;"\s]/.test(line));

async function* whole(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

/** What leaves no line readable after it. */
const FOR_ALL: readonly string[] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'];

/** Why one line cannot be read, the others can. */
const faultOf = ({ column }: CsvError): string =>
  `Column ${Number(column) + 1}: a quote stands in the middle of a cell; a cell with quotes stands in quotes, each of them doubled`;

function sentence({ code, message }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return TOO_LONG;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quote is opened and never closed';
  return `The file is not CSV: ${message}`.slice(0, 300);
}
