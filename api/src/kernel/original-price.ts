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
