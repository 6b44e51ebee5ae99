import { Readable, pipeline } from 'node:stream';
import type { CsvError } from 'csv-parse';
import { visible } from '../../../kernel/visible.js';
import { plainText } from '../../../platform/http/csv.js';
import type { Heading, ProductFile } from '../../domain/import/file.js';
import type { Line } from '../../domain/import/file-line.js';
import { asOurs } from '../../domain/import/other-shops.js';
import { ImportTooLarge, NotAnImport } from '../../domain/import/refusals.js';
import { LONGEST_LINE, TOO_LONG, decoded } from './decoded.js';
import { delimiterOf, headingsOf, toldDelimiter, withoutTold } from './headings.js';

const MOST_LINES = 10_000;
const TOO_MANY_CELLS = 'The line has more cells than the file has headings; is a quote missing?';

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a CSV file while it comes in, as spreadsheets leave it: RFC 4180, UTF-8 or UTF-16, headings in the first line in any
 * order and case; commas, semicolons or tabs between the cells, also told by `sep=;`; empty columns, lines and ends of lines
 * say nothing. The quote that keeps a cell from being a formula or a number is taken off. @throws NotAnImport, ImportTooLarge
 */
export async function readProductCsv(body: AsyncIterable<Uint8Array>): Promise<ProductFile> {
  const { CsvError, parse } = await import('csv-parse');
  const pieces = decoded(body);
  const first = await throughHeadings(pieces);
  const told = toldDelimiter(first);
  const beginning = told ? await throughHeadings(pieces, withoutTold(first)) : first;
  const delimiter = told ?? delimiterOf(beginning);
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
  });
  pipeline(Readable.from(whole(beginning, pieces)), parser, () => undefined);
  let headings: Heading[] | undefined;
  const lines: Line[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.map((cell) => visible(plainText(cell)));
      if (!cells.some(Boolean)) continue;
      if (headings === undefined) headings = headingsOf(cells);
      else lines.push(lineOf(info.lines, cells, headings));
      if (lines.length > MOST_LINES)
        throw new ImportTooLarge(`An import has at most ${MOST_LINES} lines; cut the file in two.`);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new NotAnImport(sentence(error));
    throw error;
  }
  if (lines.length === 0) throw new NotAnImport('The file has no lines below its headings');
  return asOurs({ headings: headings ?? [], lines, separator: delimiter === '\t' ? 'tab' : delimiter });
}

/** The cells that the headings name; those below no heading are told by the number of their column. */
function lineOf(line: number, cells: readonly string[], headings: readonly Heading[]): Line {
  const named = cells.slice(0, headings.length).map((cell, at) => [headings[at]?.name || nameless(at), cell]);
  const isOver = cells.slice(headings.length).some(Boolean);
  return {
    line,
    cells: Object.fromEntries(named) as Line['cells'],
    ...(isOver ? { errors: [{ field: 'file', message: TOO_MANY_CELLS }] } : {}),
  };
}

const nameless = (at: number): string => `column ${at + 1}`;

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

function sentence({ code, message }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return TOO_LONG;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quote is opened and never closed';
  return `The file is not CSV: ${message}`.slice(0, 300);
}
