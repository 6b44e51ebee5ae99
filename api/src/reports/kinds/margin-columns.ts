import type { Figures } from '../domain/figures.js';
import type { Column, Line } from './contract.js';

/** Of the lines of sold orders that are not cancelled, as they were ordered; a margin is of the goods whose cost was known. */
export const MARGIN_COLUMNS: readonly Column[] = [
  { name: 'pieces', label: 'Pieces', unit: 'count' },
  { name: 'netSales', label: 'Net sales', unit: 'money' },
  { name: 'unknown', label: 'Of unknown cost', unit: 'money' },
  { name: 'cost', label: 'Cost', unit: 'money' },
  { name: 'margin', label: 'Margin', unit: 'money' },
  { name: 'share', label: 'Margin (%)', unit: 'percent', of: shareOf },
];

export const ofMargin = (key: string, sums: Figures): Line => ({
  key,
  figures: {
    pieces: sums.pieces,
    netSales: sums.goods_cents,
    unknown: sums.goods_cents - sums.costed_cents,
    cost: sums.cost_cents,
    margin: sums.costed_cents - sums.cost_cents,
  },
});

/** What of each hundred of the sales of known cost is left, to a tenth. */
function shareOf({ margin = 0, cost = 0 }: Readonly<Record<string, number>>): number {
  const sales = margin + cost;
  return sales > 0 ? Math.round((margin / sales) * 1_000) / 10 : 0;
}
