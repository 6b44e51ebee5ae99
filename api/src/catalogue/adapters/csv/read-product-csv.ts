import { Readable, pipeline } from 'node:stream';
import type { CsvError } from 'csv-parse';
import { plainText } from '../../../platform/http/csv.js';
import type { Line } from '../../domain/import/line.js';
import { ImportTooLarge, NotAnImport } from '../../domain/import/refusals.js';

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_LINES = 10_000;
const LONGEST_LINE = 20_000;
const TOO_LONG = 'A line is too long; is a quote missing?';
/** Headings of older exports, and as the API spells them. */
const ALIASES = new Map([
  ['product', 'product id'],
  ['variant', 'variant id'],
  ['taxcategory', 'tax category'],
]);

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a CSV file while it comes in: RFC 4180, UTF-8, headings in the first line in any order and case, unknown ones
 * ignored; commas or semicolons between the cells. The quote that keeps a cell from being a formula is taken off. @throws NotAnImport, ImportTooLarge
 */
export async function readProductCsv(body: AsyncIterable<Uint8Array>): Promise<Line[]> {
  const { CsvError, parse } = await import('csv-parse');
  const pieces = texts(body);
  const beginning = await throughHeadings(pieces);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(beginning),
    columns: headings,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
  });
  pipeline(Readable.from(whole(beginning, pieces)), parser, () => undefined);
  const lines: Line[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (lines.length === MOST_LINES)
        throw new ImportTooLarge(`An import has at most ${MOST_LINES} lines; cut the file in two.`);
      const cells = Object.entries(record).map(([name, cell]) => [name, plainText(cell)]);
      lines.push({ line: info.lines, cells: Object.fromEntries(cells) as Line['cells'] });
    }
  } catch (error) {
    if (error instanceof CsvError) throw new NotAnImport(sentence(error));
    throw error;
  }
  if (lines.length === 0) throw new NotAnImport('The file has no lines below its headings');
  return lines;
}

/** The body as text; bytes and lines are measured before anything looks into them. */
async function* texts(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let line = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ImportTooLarge('An import has at most 5 MB; cut the file in two.');
    const text = decoded(() => decoder.decode(chunk, { stream: true }));
    for (const [index, part] of text.split(/[\r\n]/).entries()) {
      line = part.length + (index === 0 ? line : 0);
      if (line > LONGEST_LINE) throw new NotAnImport(TOO_LONG);
    }
    yield text;
  }
  yield decoded(() => decoder.decode());
}

/** The file up to the end of its first line that says something, and whatever came with it. */
async function throughHeadings(pieces: AsyncGenerator<string>): Promise<string> {
  let beginning = '';
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    beginning += piece.value;
    if (hasHeadings(beginning)) break;
  }
  return beginning;
}

/** Whether a line that says something has ended. */
const hasHeadings = (beginning: string) => /[\r\n]/.test(beginning.trimStart());

/** Spreadsheets in much of Europe write semicolons, since the comma is in their numbers. */
function delimiterOf(beginning: string): string {
  const [first = ''] = beginning.trimStart().split(/[\r\n]/, 1);
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}

async function* whole(beginning: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new NotAnImport('The file is not UTF-8 text; save it as "CSV UTF-8"');
  }
}

function headings(row: readonly string[]): string[] {
  const names = row.map((name) => name.trim().toLowerCase()).map((name) => ALIASES.get(name) ?? name);
  if (!names.includes('sku') && !names.includes('variant id'))
    throw new NotAnImport('The file has no column "sku"; its first line must be the headings of the export');
  if (new Set(names).size !== names.length) throw new NotAnImport('The file has two columns of one name');
  return names;
}

function sentence({ code, message }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return TOO_LONG;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quote is opened and never closed';
  return `The file is not CSV: ${message}`.slice(0, 300);
}
