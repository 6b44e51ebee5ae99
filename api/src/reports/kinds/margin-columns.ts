import type { Figures } from '../domain/figures.js';
import type { Column, Line } from './contract.js';

/** Of the lines of sold orders that are not cancelled, less what was given back for them; a margin is of the goods whose cost was known. */
export const MARGIN_COLUMNS: readonly Column[] = [
  { name: 'pieces', label: 'Pieces', unit: 'count' },
  { name: 'netSales', label: 'Net sales', unit: 'money' },
  { name: 'back', label: 'Given back', unit: 'money' },
  { name: 'unknown', label: 'Of unknown cost', unit: 'money' },
  { name: 'cost', label: 'Cost', unit: 'money' },
  { name: 'margin', label: 'Margin', unit: 'money' },
  { name: 'share', label: 'Margin (%)', unit: 'percent', of: shareOf },
];

/** What is kept of so much when `part` of `whole` is gone; all of it where there is no whole. */
const partOf = (amount: number, part: number, whole: number): number =>
  whole > 0 ? Math.round((amount * Math.min(part, whole)) / whole) : 0;

/**
 * What was given back is taken off at the average of the line: its tax is that of the goods. What the pieces have cost that are on the
 * shelf again is none of `cost` already; what came back broken, or was paid for and stayed with its buyer, was spent.
 */
export function ofMargin(key: string, sums: Figures): Line {
  const { goods_cents: goods, costed_cents: costed, cost_cents: cost } = sums;
  const back = partOf(goods, sums.back_cents, sums.placed_cents);
  const sales = costed - partOf(back, costed, goods);
  return {
    key,
    figures: {
      ...{ pieces: sums.pieces, netSales: goods, back, unknown: goods - costed },
      ...{ cost, margin: sales - cost },
    },
  };
}

/** What of each hundred of the sales of known cost is left, to a tenth. */
function shareOf({ margin = 0, cost = 0 }: Readonly<Record<string, number>>): number {
  const sales = margin + cost;
  return sales > 0 ? Math.round((margin / sales) * 1_000) / 10 : 0;
}
