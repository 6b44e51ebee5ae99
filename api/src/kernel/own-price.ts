import { Currency } from './currency.js';
import { converted, type Exchange } from './exchange.js';
import { Money } from './money.js';
import { reductionOf } from './original-price.js';

/** What one piece costs, and what a sale crosses out; the same where there is none. */
export interface Priced {
  unitPrice: Money;
  listPrice: Money;
}

/** Prices that staff has set in other currencies than the shop's: smallest units by ISO 4217 code. */
export type OwnPrices = Readonly<Record<string, number>>;

/**
 * A price in smallest units of `code` with what a sale of so many percent has crossed out. `lowest` is that of thirty days;
 * of prices in other currencies none is kept.
 */
export function priced(
  smallest: number,
  discount: number,
  code?: string,
  lowest: number | null = null,
): Priced {
  const currency = code === undefined ? undefined : Currency.of(code);
  return {
    unitPrice: Money.ofCents(smallest, currency),
    listPrice: Money.ofCents(reductionOf(smallest, discount, lowest).original ?? smallest, currency),
  };
}

/**
 * What goods cost in the currency of an order, null being the shop's own: their own price in it where they have one, else
 * the shop's by the rate. Whatever tells or charges a price in another currency has it from here.
 */
export function pricedIn(shop: Priced, own: Priced | null, to: Exchange | null): Priced {
  if (!to) return shop;
  return own ?? { unitPrice: converted(shop.unitPrice, to), listPrice: converted(shop.listPrice, to) };
}
