import type { PriceIn } from '../api/types';
import { createStore, useStore } from '../create-store';
import { money } from '../format';

/** What something costs in the shop's currency, and its own prices in others. */
export type Goods = {
  price: number;
  originalPrice?: number | null;
  maxPrice?: number;
  prices?: readonly PriceIn[];
  /** How much of which unit is in one, where its price for the unit is told. */
  unitPrice?: { content: number; per: string };
  /** Of several that are still open, from the cheapest to the dearest. */
  among?: readonly Goods[];
};

/** One of several products that stand together. */
export type PricedProduct = Goods & { _id: string };

/** How the prices of the shop are asked for: as they are, or in the currency that the visitor pays in. */
export type Prices = {
  /** ISO 4217; null is the shop's own. */
  code: string | null;
  of: (price: number) => number;
  /** What goods cost: at their own price in it where they have one. */
  goods: (goods: Goods) => Pick<Goods, 'price' | 'originalPrice' | 'maxPrice'>;
  /** An amount that these have made, or a sum of such. */
  text: (amount: number) => string;
};

const own: Prices = { code: null, of: (price) => price, goods: (goods) => goods, text: money };
const prices = createStore(own);

/** The shop's own until the visitor has chosen otherwise, and while hydrating. */
export const usePrices = (): Prices => useStore(prices, own);

export const showPrices = (next: Prices = own): void => prices.set(next);
