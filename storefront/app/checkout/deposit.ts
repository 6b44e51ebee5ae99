import { fromSmallest, smallest } from '../platform/format';
import type { CheckoutQuote } from '../platform/api/types';
import { isQuotedInCash, usesCredit } from './quoted';
import { checkoutTexts } from '../platform/messages/en/checkout';
import type { DeliveryWay } from '../platform/messages/en/paid-last';

/**
 * What a cash order costs now and on delivery: the deposit is rounded half up, both add up to the total. In hundredths of a
 * percent, as the shop counts: another cent than the shop's would never be sold.
 */
export function splitDeposit(total: number, percent: number): { now: number; later: number } {
  const whole = smallest(total);
  const now = Math.floor((whole * Math.round(percent * 100) + 5_000) / 10_000);
  return { now: fromSmallest(now), later: fromSmallest(whole - now) };
}

/** The same in the currency of the quote: in another one than the shop's, and in coins, it is as the shop has quoted it. */
export const depositOf = (
  quote: Pick<
    CheckoutQuote,
    'currency' | 'cashCoin' | 'depositDueNow' | 'balanceOnDelivery' | 'giftCards' | 'storeCredit'
  > | null,
  total: number,
  percent: number,
): { now: number; later: number } =>
  quote && (isQuotedInCash(quote) || usesCredit(quote))
    ? { now: quote.depositDueNow, later: quote.balanceOnDelivery }
    : splitDeposit(total, percent);

/** What of a cash order is due now and at the door, for the list of sums. */
export const depositRows = (
  { now, later }: { now: number; later: number },
  money: (amount: number) => string,
  delivered: DeliveryWay,
) => [
  { label: checkoutTexts.dueNow, value: money(now), look: 'saving' as const },
  { label: checkoutTexts.dueLast(delivered), value: money(later) },
];
