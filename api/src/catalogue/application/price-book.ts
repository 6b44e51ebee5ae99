import type { PricedVariant } from '../domain/sent-price.js';

/** What a variant costs everybody from now on. */
export interface PriceChangeOf {
  variant: PricedVariant;
  /** ISO 4217. */
  currency: string;
  /** In its smallest unit; null takes the price in another currency away, which follows the rate again. */
  priceCents: number | null;
}

/** What many variants cost everybody, as another system says it; a few statements for all of them. */
export abstract class PriceBook {
  /** Those of variants on sale, their products locked until the transaction ends. `skuKeys` are spellings (`spellingKey`). */
  abstract lock(variantIds: readonly string[], skuKeys: readonly string[]): Promise<PricedVariant[]>;
  /** Sets prices of locked variants, with the history of prices; each product gets a new edition. @throws CurrencyChanged */
  abstract set(changes: readonly PriceChangeOf[], actorId: string): Promise<void>;
}
