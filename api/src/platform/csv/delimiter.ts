import { areOfASource, headingKey } from '../../kernel/sources/map-columns.js';
import { visible } from '../../kernel/visible.js';

/** A column that files of products of the shop's own have. */
const OURS = ['sku', 'variant id', 'variant'];
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];
/** What a spreadsheet puts before the headings to tell what parts the cells. */
const TOLD = /^\s*"?sep=([,;\t])"?[ \t]*(?=[\r\n])/i;

/** The delimiter that a first line `sep=;` tells; undefined without one. */
export const toldDelimiter = (beginning: string): Delimiter | undefined =>
  TOLD.exec(beginning)?.[1] as Delimiter | undefined;

/** The file without that line, its break left, so that lines are counted as they are in the file. */
export const withoutTold = (beginning: string): string => beginning.replace(TOLD, '');

/** What parts the cells: whatever makes columns of the headings that an import knows, the most of them. */
export function delimiterOf(beginning: string): Delimiter {
  const first = beginning.split(/[\r\n]/).find((line) => line.replaceAll(/[,;"\s]/g, '') !== '') ?? '';
  const points = (delimiter: Delimiter) => {
    const columns = first.split(delimiter).map((name) => headingKey(visible(name.replaceAll('"', ''))));
    const isKnown = OURS.some((name) => columns.includes(name)) || areOfASource(columns);
    return columns.length + (isKnown ? 1_000 : 0);
  };
  return DELIMITERS.reduce((best, one) => (points(one) > points(best) ? one : best));
}
