import { baseCurrency, toSmallest } from '../../kernel/currency.js';
import type { SearchIntent } from '../domain/search-intent.js';
import type { ProductFilter, ProductSort } from './product-filter.js';

/** What of a list a search's intent chooses beside its words; amounts are in the shop's currency. */
export function meant(
  { onSale, newest, price }: SearchIntent,
  filter: Omit<ProductFilter, 'text' | 'categories'>,
): { filter: Omit<ProductFilter, 'text' | 'categories'>; sort?: ProductSort } {
  const { under, upTo, over, from } = price;
  const most = [filter.maxPriceCents, upTo && toSmallest(upTo), under && below(under)];
  const least = [filter.minPriceCents, from && toSmallest(from), over && above(over)];
  return {
    filter: {
      ...filter,
      onSale: filter.onSale || onSale,
      ...narrower('maxPriceCents', most, Math.min),
      ...narrower('minPriceCents', least, Math.max),
    },
    ...(newest && { sort: 'newest' }),
  };
}

/** The last price before an amount, and the first after it; currencies without cents have none between. */
const below = (amount: number): number => Math.max(0, Math.ceil(unitsOf(amount)) - 1);
const above = (amount: number): number => Math.floor(unitsOf(amount)) + 1;
/** Rounded off what floating point makes of 19.99 times 100. */
const unitsOf = (amount: number): number => Number((amount * baseCurrency().unit).toFixed(3));

function narrower<K extends string>(
  key: K,
  limits: readonly (number | undefined)[],
  of: (...all: number[]) => number,
): Partial<Record<K, number>> {
  const said = limits.filter((one) => one !== undefined);
  return said.length > 0 ? ({ [key]: of(...said) } as Partial<Record<K, number>>) : {};
}
