import { Money } from './money.js';

/** What one rule takes off a basket: of each line, in their order. Found right before, it is never more than what they cost. */
export interface Reduction {
  /** By a code that the shopper has shown, or by itself. */
  kind: 'coupon' | 'discount';
  /** The code, or the name of the discount. */
  label: string;
  shares: readonly Money[];
}

/** A coupon already found usable: its code and what it takes off the whole basket. */
interface CouponReduction {
  code: string;
  amount: Money;
}

/** What is taken off a basket: by a coupon on all of it, or by each of several rules. */
export type TakenOff = CouponReduction | readonly Reduction[] | null;

/** As rules that say what each line gives: a coupon is at most what all cost, and is shared over them by largest remainder. */
export function reductionsOf(
  off: TakenOff,
  amounts: readonly Money[],
  subtotal: Money,
): readonly Reduction[] {
  if (off === null) return [];
  if (!('code' in off)) return off;
  const amount = subtotal.lessThan(off.amount) ? subtotal : off.amount;
  const shares = amount.allocate(amounts.map(({ cents }) => cents));
  return [{ kind: 'coupon', label: off.code, shares }];
}

/** What each line gives to all of them. */
export const sharesOf = (reductions: readonly Reduction[], none: readonly Money[]): Money[] =>
  none.map((zero, line) => Money.sum([zero, ...reductions.flatMap(({ shares }) => shares[line] ?? [])]));
