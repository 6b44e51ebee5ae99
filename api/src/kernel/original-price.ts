/**
 * The crossed-out price in cents, `price / (1 - discount/100)` rounded to the cent, halves up, or null without a discount
 * (specification, section 9). `discount` is a percentage from 0 to below 100, with at most two decimals. In whole numbers:
 * 39.13 at 3.68 percent off is 40.625 and so 40.63, which floating point makes 40.62.
 */
export function originalPrice(priceCents: number, discount: number): number | null {
  if (!(discount > 0)) return null;
  const kept = 10_000n - BigInt(Math.round(discount * 100));
  return Number((20_000n * BigInt(priceCents) + kept) / (2n * kept));
}

/**
 * What is crossed out during a sale: `derived` from the discount, as the specification has it, or the `lowest` price of the
 * thirty days before the price was cut (Directive 98/6/EC, Art. 6a), from which the percentage is told, too (CJEU C-330/23).
 */
export type FormerPrices = 'derived' | 'lowest';

let rule: FormerPrices = 'derived';

/** For the settings alone, which know what was decided. */
export function crossOutBy(formerPrices: FormerPrices): void {
  rule = formerPrices;
}

/** Whether a sale is told only where a price was cut. */
export const crossesOutLowest = (): boolean => rule === 'lowest';

/** What a sale tells of a price; without one nothing and 0. */
export interface Reduction {
  original: number | null;
  percent: number;
}

const NONE: Reduction = { original: null, percent: 0 };

/** `lowest` is that of the thirty days before the cut; null where none is known. All in one currency's smallest units. */
export function reductionOf(priceCents: number, discount: number, lowest: number | null): Reduction {
  if (!(discount > 0)) return NONE;
  if (rule === 'derived') return { original: originalPrice(priceCents, discount), percent: discount };
  if (lowest === null || lowest <= priceCents) return NONE;
  return { original: lowest, percent: Math.floor((100 * (lowest - priceCents)) / lowest) };
}
