import type { TotalRow } from './totals';

/** What a discount of the shop, or a coupon, takes off; the amount is above nothing. */
export type Reduction = { kind: string; label: string; amount: number };

/** A row for each, by the name of the discount; `coupon` writes that of a code. */
export const reductionRows = (
  reductions: readonly Reduction[],
  money: (amount: number) => string,
  coupon: (code: string) => string,
): TotalRow[] =>
  reductions.map(({ kind, label, amount }) => ({
    label: kind === 'coupon' ? coupon(label) : label,
    value: `−${money(amount)}`,
    look: 'saving',
  }));
