import { createStore, useStore } from '../create-store';
import { money } from '../format';

/** How the prices of the shop are asked for: as they are, or in the currency that the visitor pays in. */
export type Prices = {
  /** ISO 4217; null is the shop's own. */
  code: string | null;
  of: (price: number) => number;
  /** An amount that `of` has made, or a sum of such. */
  text: (amount: number) => string;
};

const own: Prices = { code: null, of: (price) => price, text: money };
const prices = createStore(own);

/** The shop's own until the visitor has chosen otherwise, and while hydrating. */
export const usePrices = (): Prices => useStore(prices, own);

export const showPrices = (next: Prices = own): void => prices.set(next);
