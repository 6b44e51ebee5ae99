import type { Exchange } from './exchange.js';
import { priced, pricedIn, type OwnPrices, type Priced } from './own-price.js';

/** What goods cost in another currency, as decimals of it. */
export interface PriceIn {
  /** ISO 4217. */
  currency: string;
  /** What is charged; of several variants, the lowest. */
  price: number;
  /** The crossed-out price; null without a sale. */
  originalPrice: number | null;
  /** The price of the dearest variant. */
  maxPrice: number;
}

export const priceIn = ({ unitPrice, listPrice }: Priced, dearest = unitPrice): PriceIn => ({
  currency: unitPrice.currency.code,
  price: unitPrice.toDecimal(),
  originalPrice: listPrice.equals(unitPrice) ? null : listPrice.toDecimal(),
  maxPrice: dearest.toDecimal(),
});

/** Each own price of one variant, during a sale of so many percent. */
export const ownPricesIn = (own: OwnPrices, discount: number): PriceIn[] =>
  Object.entries(own).map(([code, smallest]) => priceIn(priced(smallest, discount, code)));

/** From the cheapest of some variants to the dearest: each at its own price, or at the shop's by the rate. */
export function rangeIn(
  variants: readonly { price: number; own: number | null; lowest: number | null }[],
  discount: number,
  exchange: Exchange,
): PriceIn {
  const [first, ...others] = variants
    .map(({ price, own, lowest }) =>
      pricedIn(
        priced(price, discount, undefined, lowest),
        own === null ? null : priced(own, discount, exchange.code),
        exchange,
      ),
    )
    .sort((a, b) => a.unitPrice.cents - b.unitPrice.cents);
  if (!first) throw new Error('a range of no variants');
  return priceIn(first, others.at(-1)?.unitPrice);
}
