import { baseCurrency, Currency, HIGHEST_PRICE } from '../../kernel/currency.js';
import { decimalsAllowed } from '../../kernel/money.js';

/** Why there is no own price in that currency, or null. `code` is ISO 4217. */
export function noOwnPriceIn(code: string): string | null {
  if (!Currency.codes().includes(code)) return `${code} is not a currency`;
  return code === baseCurrency().code ? `${code} is the shop's own currency: that is the price itself` : null;
}

/** An amount of that currency as an own price, or the sentence that says why it is none. */
export const ownPrice = (code: string, amount: unknown): number | string =>
  noOwnPriceIn(code) ?? priceIn(code, amount);

/** An amount of that currency in its smallest units, or the sentence that says why it is no price. Never rounds. */
export function priceIn(code: string, amount: unknown): number | string {
  if (!Currency.codes().includes(code)) return `${code} is not a currency`;
  const currency = Currency.of(code);
  const smallest = typeof amount === 'number' && amount > 0 ? currency.fromDecimal(amount) : null;
  if (smallest === null)
    return `A price in ${code} must be a positive number with ${decimalsAllowed(currency)}`;
  return smallest <= HIGHEST_PRICE ? smallest : `A price in ${code} must be at most ${currency.highestPrice}`;
}
