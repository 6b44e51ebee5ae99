import { visible } from '../../../kernel/visible.js';
import type { Heading } from '../../domain/import/file.js';
import { inOurWords } from '../../domain/import/other-shops.js';
import { NotAnImport } from '../../domain/import/refusals.js';

/** Headings of older exports, and as the API spells them. */
const ALIASES = new Map([
  ['product', 'product id'],
  ['variant', 'variant id'],
  ['taxcategory', 'tax category'],
  ['lowstockfrom', 'low stock from'],
]);
const NEEDED = ['sku', 'variant id'];
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];
/** What a spreadsheet puts before the headings to tell what parts the cells. */
const TOLD = /^\s*"?sep=([,;\t])"?[ \t]*(?=[\r\n])/i;

const key = (heading: string): string => {
  const name = visible(heading).toLowerCase();
  return ALIASES.get(name) ?? name;
};

/** The delimiter that a first line `sep=;` tells; undefined without one. */
export const toldDelimiter = (beginning: string): Delimiter | undefined =>
  TOLD.exec(beginning)?.[1] as Delimiter | undefined;

/** The file without that line, its break left, so that lines are counted as they are in the file. */
export const withoutTold = (beginning: string): string => beginning.replace(TOLD, '');

/** What parts the cells: whatever makes columns of the headings that an import needs, the most of them. */
export function delimiterOf(beginning: string): Delimiter {
  const first = beginning.split(/[\r\n]/).find((line) => line.replaceAll(/[,;"\s]/g, '') !== '') ?? '';
  const names = (delimiter: Delimiter) =>
    inOurWords(first.split(delimiter).map((name) => key(name.replaceAll('"', ''))));
  const points = (delimiter: Delimiter) => {
    const columns = names(delimiter);
    return columns.length + (NEEDED.some((name) => columns.includes(name)) ? 1_000 : 0);
  };
  return DELIMITERS.reduce((best, one) => (points(one) > points(best) ? one : best));
}

/** The columns by their places; what has no heading is none. @throws NotAnImport */
export function headingsOf(row: readonly string[]): Heading[] {
  const ours = inOurWords(row.map(key));
  const headings = row.map((cell, at) => ({ name: ours[at] ?? '', written: visible(cell) }));
  const names = headings.map(({ name }) => name).filter(Boolean);
  if (!NEEDED.some((name) => names.includes(name)))
    throw new NotAnImport('The file has no column "sku"; its first line must be the headings of the export');
  if (new Set(names).size !== names.length) throw new NotAnImport('The file has two columns of one name');
  return headings;
}
