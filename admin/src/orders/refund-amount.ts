import { money } from '../layout/format';
import type { OrderRecord } from '../records';

/** Dollars as typed, in integer cents; NaN for anything but a number with at most two places. */
export const cents = (typed: string): number =>
  /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : Number.NaN;

/** What may still go back, in dollars: never more than was captured. */
export const refundable = (order: Pick<OrderRecord, 'amountPaid' | 'amountRefunded'>): number =>
  Math.max(0, Math.round(order.amountPaid * 100) - Math.round(order.amountRefunded * 100)) / 100;

/** Why this amount cannot be refunded, or nothing. */
export function refundProblem(typed: string, most: number): string {
  const wanted = cents(typed);
  if (Number.isNaN(wanted) || wanted === 0) return 'Enter an amount like 12.50';
  return wanted > Math.round(most * 100) ? `At most ${money(most)} can be refunded` : '';
}
