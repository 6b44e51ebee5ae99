import { fromSmallest, smallest } from '../platform/format';
import type { CheckoutQuote } from '../platform/api/types';

/** What a cash order costs now and on delivery: the deposit is rounded half up, both add up to the total. */
export function splitDeposit(total: number, percent: number): { now: number; later: number } {
  const whole = smallest(total);
  const now = Math.floor((whole * percent + 50) / 100);
  return { now: fromSmallest(now), later: fromSmallest(whole - now) };
}

/** The same as the shop has quoted it; worked out while there is no quote. */
export const depositOf = (
  quote: Pick<CheckoutQuote, 'depositDueNow' | 'balanceOnDelivery'> | null,
  total: number,
  percent: number,
): { now: number; later: number } =>
  quote ? { now: quote.depositDueNow, later: quote.balanceOnDelivery } : splitDeposit(total, percent);
