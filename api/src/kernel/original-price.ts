/**
 * The crossed-out price in cents, `price / (1 - discount/100)` rounded to the cent, or null without a discount
 * (specification, section 9). `discount` is a percentage from 0 to below 100.
 */
export function originalPrice(priceCents: number, discount: number): number | null {
  return discount > 0 ? Math.round(priceCents / (1 - discount / 100)) : null;
}
