import { gtin } from '../fields/gtin.js';
import { baseCurrency, HIGHEST_PRICE } from '../../../kernel/currency.js';
import { isOneLine } from '../../../kernel/one-line.js';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import { PRODUCT_STATUSES, type ProductStatus, type Specification } from '../product-state.js';
import { readList, readPairs } from '../../../kernel/sources/cell-parts.js';

/** How each kind of cell is read; undefined: it says nothing that fits. */
export const text = (most: number) => (cell: string) =>
  cell.length <= 2 * most && [...cell].length <= most ? cell : undefined;

export const sku = (cell: string) => (cell.length <= 64 && isOneLine(cell) ? cell : undefined);

/** An amount in the shop's currency as its smallest units, without rounding. */
export function decimal(cell: string): number | undefined {
  return price(cell) || undefined;
}

function price(cell: string): number | undefined {
  const smallest = /^\d{1,10}(\.\d{1,3})?$/.test(cell) ? baseCurrency().fromDecimal(Number(cell)) : null;
  return smallest === null || smallest > HIGHEST_PRICE ? undefined : smallest;
}

const UNKNOWN = 'unknown';

/** What one piece costs the shop, in its smallest units; null is not known. */
export function costOf(cell: string): number | null | undefined {
  if (cell.toLowerCase() === UNKNOWN) return null;
  return price(cell);
}

export const percent = (cell: string) => (/^\d{1,2}(\.\d{1,2})?$/.test(cell) ? Number(cell) : undefined);

const MOST_UNITS = 1_000_000;
const MOST_GRAMS = 10_000_000;
const MOST_MILLIMETRES = 10_000;
const MOST_LOW_STOCK = 100_000;
/** Of a product without a number of its own. */
export const SHOPS_OWN = 'shop';

/** Null is unlimited. */
export function units(cell: string): number | null | undefined {
  if (cell.toLowerCase() === 'unlimited') return null;
  return /^\d{1,7}$/.test(cell) && Number(cell) <= MOST_UNITS ? Number(cell) : undefined;
}

/** From how few pieces it is low in stock; null is as the shop has it. */
export function lowStock(cell: string): number | null | undefined {
  if (cell.toLowerCase() === SHOPS_OWN) return null;
  return /^\d{1,6}$/.test(cell) && Number(cell) <= MOST_LOW_STOCK ? Number(cell) : undefined;
}

/** What one piece weighs; half a gram is none. */
export const grams = (cell: string): number | undefined =>
  /^\d{1,8}$/.test(cell) && Number(cell) <= MOST_GRAMS ? Number(cell) : undefined;

/** The digits under a bar code. */
export function gtinOf(cell: string): string | undefined {
  const read = gtin(cell);
  return typeof read === 'string' ? read : undefined;
}

/** What one side of a piece measures. */
export const millimetres = (cell: string): number | undefined =>
  /^\d{1,5}$/.test(cell) && Number(cell) <= MOST_MILLIMETRES ? Number(cell) : undefined;

/** `Second reduced` as a spreadsheet shows it is `second_reduced`. */
export function taxCategory(cell: string): TaxCategory | undefined {
  const word = cell.toLowerCase().replaceAll(' ', '_');
  return TAX_CATEGORIES.find((one) => one === word);
}

/** A spreadsheet writes TRUE where the export wrote true. */
export function bool(cell: string): boolean | undefined {
  const word = cell.toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : undefined;
}

export function status(cell: string): ProductStatus | undefined {
  const word = cell.toLowerCase();
  return PRODUCT_STATUSES.find((one) => one === word);
}

/** A moment of ISO 8601 with its zone, in UTC. */
export function moment(cell: string): string | undefined {
  const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
  const date = new Date(shape.test(cell) ? cell : '');
  const isKept =
    !Number.isNaN(date.valueOf()) && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9_999;
  return isKept ? date.toISOString() : undefined;
}

export function list(cell: string): string[] | undefined {
  const names = readList(cell);
  const fits = names.length <= 20 && names.every((name) => [...name].length <= 100 && isOneLine(name));
  return fits && names.length > 0 ? names : undefined;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ids of products. */
export function ids(cell: string): string[] | undefined {
  const found = readList(cell.toLowerCase());
  return found.length <= 12 && found.every((id) => ID.test(id)) ? found : undefined;
}

/** `Material: Cotton; Care: Wash at 40 °C` */
export function specifications(cell: string): Specification[] | undefined {
  const pairs = readPairs(cell);
  const fits = pairs?.every(
    ([name, value]) =>
      name && value && [...name].length <= 60 && [...value].length <= 300 && isOneLine(name + value),
  );
  return pairs && fits && pairs.length > 0 ? pairs.map(([name, value]) => ({ name, value })) : undefined;
}

/** `Size: M; Colour: Ink` */
export function options(cell: string): Record<string, string> | undefined {
  const pairs = readPairs(cell);
  if (!pairs) return undefined;
  const fits = pairs.every(
    ([name, value]) => name && value && name.length <= 50 && value.length <= 60 && isOneLine(name + value),
  );
  const isEach = new Set(pairs.map(([name]) => name)).size === pairs.length;
  return fits && isEach && pairs.length <= 3 ? Object.fromEntries(pairs) : undefined;
}
