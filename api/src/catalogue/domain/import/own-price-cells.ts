import { Currency } from '../../../kernel/currency.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { ownPrice } from '../own-price.js';

const COLUMN = /^price_(.*)$/i;
const NUMBER = /^\d{1,10}(\.\d{1,3})?$/;

/** The column of the own prices in this currency: `price_JPY`. */
export const ownPriceColumn = (code: string): string => `price_${code}`;

/** An own price as a cell says it. */
export const ownPriceText = (code: string, smallest: number): string =>
  String(Currency.of(code).toDecimal(smallest));

/** The own prices that the cells of a line want; what cannot be one is told at its column. An empty cell wants nothing. */
export function readOwnPrices(cells: Readonly<Record<string, string>>, errors: FieldError[]): OwnPrices {
  const wanted: Record<string, number> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const code = COLUMN.exec(column)?.[1]?.toUpperCase();
    const text = cell.trim();
    if (code === undefined || text === '') continue;
    const read = ownPrice(code, NUMBER.test(text) ? Number(text) : text);
    if (typeof read === 'number') wanted[code] = read;
    else errors.push({ field: ownPriceColumn(code), message: read });
  }
  return wanted;
}
