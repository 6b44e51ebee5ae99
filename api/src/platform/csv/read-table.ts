import { Readable, pipeline } from 'node:stream';
import type { CsvError, parse as Parse } from 'csv-parse';
import { ImportTooLarge, NotAnImport, type TableFile, type TableRow } from '../../kernel/table-file.js';
import { visible } from '../../kernel/visible.js';
import { plainText } from '../http/csv.js';
import { LONGEST_LINE, TOO_LONG, decoded } from './decoded.js';
import { delimiterOf, toldDelimiter, withoutTold } from './delimiter.js';

const MOST_LINES = 10_000;
const MOST_HEADINGS = 500;
/** Characters before the first line that says something. */
const MOST_BLANK = 100_000;
const NO_TEXT = 'the cell holds a sign that is no text (NUL); type the cell anew';
const EMPTY = 'The file begins with empty lines alone; its first line must be the headings';

type Skipping = ReturnType<typeof Parse> & { state: { quoting: boolean } };
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
      else if (error && rows.at(-1)?.line !== Number(error.lines))
        rows.push({ line: Number(error.lines), cells: [], fault: faultOf(error) });
      // else the parser stays within the quotes, and all lines below are lost in one cell (csv-parse 7.0.3)
      if (error?.code === 'CSV_INVALID_CLOSING_QUOTE') (parser as Skipping).state.quoting = false;
      return undefined;
    },
  });
  pipeline(Readable.from(whole(beginning, pieces)), parser, () => undefined);
  let headings: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.map((cell) => visible(plainText(cell)));
      if (!cells.some(Boolean)) continue;
      const noText = cells.findIndex((cell) => cell.includes('\0'));
      if (headings === undefined) headings = readable(cells, noText);
      else if (noText === -1) rows.push({ line: info.lines, cells });
      else rows.push({ line: info.lines, cells: [], fault: `Column ${noText + 1}: ${NO_TEXT}` });
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

/** @throws NotAnImport */
function readable(headings: string[], noText: number): string[] {
  if (noText !== -1) throw new NotAnImport(`The first line, column ${noText + 1}: ${NO_TEXT}`);
  if (headings.length > MOST_HEADINGS)
    throw new NotAnImport(`The file has more than ${MOST_HEADINGS} columns; leave out those not needed`);
  return headings;
}

/** The file up to the end of its first line that says something, and whatever came with it. @throws NotAnImport */
async function throughHeadings(pieces: AsyncGenerator<string>, before = ''): Promise<string> {
  const taken = [before];
  const hasHeadings = headingsFinder();
  for (let isThere = hasHeadings(before); !isThere;) {
    const piece = await pieces.next();
    if (piece.done) break;
    taken.push(piece.value);
    isThere = hasHeadings(piece.value);
  }
  return taken.join('');
}

/** Told a file piece by piece it answers whether a line that says something has ended; each piece is looked at once. */
function headingsFinder(): (piece: string) => boolean {
  let blank = 0;
  let isSaying = false;
  return (piece) => {
    for (const [at, line] of piece.split(/[\r\n]/).entries()) {
      if (at > 0 && isSaying) return true;
      isSaying ||= /[^,;"\s]/.test(line);
      if (!isSaying) blank += line.length + (at > 0 ? 1 : 0);
      if (blank > MOST_BLANK) throw new NotAnImport(EMPTY);
    }
    return false;
  };
}

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
