import { baseCurrency, Currency } from '../../../kernel/currency.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { OF_PRODUCT, OF_VARIANT } from './line.js';
import type { Line } from './file-line.js';
import { conventionOf, plainNumber, type Convention, type DecimalSign, type Separator } from './numbers.js';

/** A column by the name that the rules know, and as the file writes it. */
export interface Heading {
  name: string;
  written: string;
}

/** A file of products as it was read, before anything is made of its cells. */
export interface ProductFile {
  headings: readonly Heading[];
  lines: readonly Line[];
  separator: Separator;
}

/** How the file was taken, for staff to see before it is run. */
export interface Reading {
  decimalSign: DecimalSign;
  /** What the file has and no rule reads, in its own words. */
  ignoredColumns: string[];
}

const KNOWN = [...OF_PRODUCT, ...OF_VARIANT].map(({ column }) => column);
/** Read as what the lines are about; the ratings are of the export alone and nobody's to change. */
const BESIDE = ['options', 'product id', 'variant id', 'rating', 'ratings'];
const OWN_PRICE = /^price_/;
const COUNTS = ['stock', 'low stock from', 'grams', 'length mm', 'width mm', 'height mm'];

/** The lines with their numbers as the rules read them; what may mean two numbers is told at its cell. Pure. */
export function understood({ headings, lines, separator }: ProductFile): { lines: Line[]; reading: Reading } {
  const numeric = headings.map(({ name }) => name).filter(isNumeric);
  const cells = lines.flatMap(({ cells: all }) => numeric.flatMap((name) => all[name] || []));
  const convention = conventionOf(cells, separator);
  return {
    lines: lines.map((line) => withNumbers(line, numeric, convention)),
    reading: { decimalSign: convention.decimalSign, ignoredColumns: ignored(headings, lines) },
  };
}

const isNumeric = (name: string): boolean =>
  name === 'price' || name === 'discount' || OWN_PRICE.test(name) || COUNTS.includes(name);

function withNumbers(line: Line, columns: readonly string[], convention: Convention): Line {
  const cells: Record<string, string> = { ...line.cells };
  const errors: FieldError[] = [...(line.errors ?? [])];
  for (const name of columns) {
    const cell = cells[name];
    if (!cell) continue;
    const number = plainNumber(cell, convention, signsOf(name));
    if (number === undefined) errors.push({ field: name, message: doubtful(cell) });
    cells[name] = number ?? '';
  }
  return { line: line.line, cells, errors };
}

function doubtful(cell: string): string {
  const digits = cell.replaceAll(/\D/g, '');
  const [whole, decimals] = [digits.slice(0, -3), digits.slice(-3)];
  return `${cell} may mean ${digits} or ${Number(`${whole}.${decimals}`)}; write it without a sign between thousands`;
}

/** What may stand beside a number of this column. */
function signsOf(name: string): string[] {
  if (name === 'discount') return ['%'];
  const code = OWN_PRICE.test(name) ? name.slice('price_'.length).toUpperCase() : '';
  if (name !== 'price' && !Currency.codes().includes(code)) return [];
  const currency = code ? Currency.of(code) : baseCurrency();
  return [currency.code, currency.format(0).replaceAll(/[\d.\s]/g, '')].filter(Boolean);
}

function ignored(headings: readonly Heading[], lines: readonly Line[]): string[] {
  const unread = headings.flatMap(({ name, written }, at) => {
    if (name === '') return lines.some(({ cells }) => cells[`column ${at + 1}`]) ? [`column ${at + 1}`] : [];
    return KNOWN.includes(name) || BESIDE.includes(name) || OWN_PRICE.test(name) ? [] : [written];
  });
  return unread.slice(0, 100).map((one) => [...one].slice(0, 100).join(''));
}
