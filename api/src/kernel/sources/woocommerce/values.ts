import { plainDecimal } from '../cells.js';

/** What it writes into one cell: `Red, Blue\, dark`. */
export const valuesOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter(Boolean);

/** Its lines break as `\n` in one line, and a `\n` that was written is `\\n`. */
export const linesOf = (cell: string): string =>
  cell.replaceAll(/\\\\n|\\n/g, (found) => (found === '\\n' ? '\n' : '\\n'));

/** A price as the shop shows it, by its own sign before the decimals and with none between thousands. */
export const priceOf = (cell: string): string =>
  plainDecimal(/^\d+,\d+$/.test(cell.trim()) ? cell.trim().replace(',', '.') : cell.trim());
