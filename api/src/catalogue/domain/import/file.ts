import { baseCurrency, Currency } from '../../../kernel/currency.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { DUKAS_FIELDS } from '../fields/built-in.js';
import type { ProductField, ProductFieldSet } from '../fields/product-field.js';
import { fieldOfColumn } from './field-cells.js';
import { currencyOfColumn, isGroupPriceColumn } from './group-price-cells.js';
import { KNOWN_COLUMNS } from './line.js';
import type { Line } from './file-line.js';
import { readColumn } from './translated-cells.js';
import type { Separator } from '../../../kernel/table-file.js';
import {
  conventionOf,
  plainNumber,
  type Convention,
  type DecimalSign,
} from '../../../kernel/sources/numbers.js';

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
  /** How it writes numbers, where that need not be guessed. */
  convention?: Convention;
}

/** How the file was taken, for staff to see before it is run. */
export interface Reading {
  decimalSign: DecimalSign;
  /** What the file has and no rule reads, in its own words. */
  ignoredColumns: string[];
}

const OWN_PRICE = /^price_/;
const COUNTS = ['stock', 'low stock from', 'grams', 'length mm', 'width mm', 'height mm'];

/** The lines with their numbers as the rules read them; what may mean two numbers is told at its cell. Pure. */
export function understood(
  { headings, lines, separator, convention: known }: ProductFile,
  declared: ProductFieldSet = DUKAS_FIELDS,
  languages: readonly string[] = [],
): { lines: Line[]; reading: Reading } {
  const isTranslated = (name: string) => readColumn(name, languages, declared) !== undefined;
  const fields = new Map(
    headings.flatMap(({ name }) => {
      const field = KNOWN_COLUMNS.includes(name) ? undefined : fieldOfColumn(name, declared);
      return field ? [[name, field] as const] : [];
    }),
  );
  const numeric = headings.map(({ name }) => name).filter((name) => isNumeric(name, fields.get(name)));
  const cells = lines.flatMap(({ cells: all }) => numeric.flatMap((name) => all[name] || []));
  const convention = known ?? conventionOf(cells, separator);
  return {
    lines: lines.map((line) => withNumbers(line, numeric, convention, fields)),
    reading: {
      decimalSign: convention.decimalSign,
      ignoredColumns: ignored(headings, lines, fields, isTranslated),
    },
  };
}

const isNumeric = (name: string, field: ProductField | undefined): boolean =>
  field?.kind === 'number' ||
  field?.kind === 'amount' ||
  name === 'price' ||
  name === 'discount' ||
  OWN_PRICE.test(name) ||
  isGroupPriceColumn(name) ||
  COUNTS.includes(name);

type Fields = ReadonlyMap<string, ProductField>;

function withNumbers(line: Line, columns: readonly string[], convention: Convention, fields: Fields): Line {
  const cells: Record<string, string> = { ...line.cells };
  const errors: FieldError[] = [...(line.errors ?? [])];
  for (const name of columns) {
    const cell = cells[name];
    if (!cell) continue;
    // a sign before it and a unit behind it stay
    const { sign, figures, unit } = fields.has(name) ? parted(cell) : { sign: '', figures: cell, unit: '' };
    const number = plainNumber(figures, convention, signsOf(name));
    if (number === undefined) errors.push({ field: name, message: doubtful(cell) });
    cells[name] = number === undefined ? '' : `${sign}${number}${unit}`;
  }
  return { ...line, cells, errors };
}

/** The figures of a cell, with the sign before them and the unit behind. */
function parted(cell: string): { sign: string; figures: string; unit: string } {
  const sign = cell.startsWith('-') ? '-' : '';
  const end = Math.max(...[...'0123456789'].map((digit) => cell.lastIndexOf(digit))) + 1;
  // the digit of `m2` is not one of the figures
  const letter = cell.search(/\p{L}/u);
  const until = letter > 0 ? Math.min(end, letter) : end;
  return { sign, figures: cell.slice(sign.length, until).trim(), unit: cell.slice(until) };
}

function doubtful(cell: string): string {
  const digits = cell.replaceAll(/\D/g, '');
  const [whole, decimals] = [digits.slice(0, -3), digits.slice(-3)];
  return `${cell} may mean ${digits} or ${Number(`${whole}.${decimals}`)}; write it without a sign between thousands`;
}

/** What may stand beside a number of this column. */
function signsOf(name: string): string[] {
  if (name === 'discount') return ['%'];
  const code = OWN_PRICE.test(name) ? name.slice('price_'.length).toUpperCase() : currencyOfColumn(name);
  if (name !== 'price' && !Currency.codes().includes(code)) return [];
  const currency = code ? Currency.of(code) : baseCurrency();
  return [currency.code, currency.format(0).replaceAll(/[\d.\s]/g, '')].filter(Boolean);
}

function ignored(
  headings: readonly Heading[],
  lines: readonly Line[],
  fields: Fields,
  isTranslated: (name: string) => boolean,
): string[] {
  const unread = headings.flatMap(({ name, written }, at) => {
    if (name === '') return lines.some(({ cells }) => cells[`column ${at + 1}`]) ? [`column ${at + 1}`] : [];
    const isRead = KNOWN_COLUMNS.includes(name) || fields.has(name) || OWN_PRICE.test(name);
    return isRead || isGroupPriceColumn(name) || isTranslated(name) ? [] : [written];
  });
  return unread.slice(0, 100).map((one) => [...one].slice(0, 100).join(''));
}
