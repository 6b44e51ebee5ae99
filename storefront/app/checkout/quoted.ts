import type { CartLine, CheckoutQuote } from '../platform/api/types';
import { dateRange } from '../platform/date-range';
import { shopCurrency } from '../platform/shop-currency';

/** The lines of the cart, priced as the quote says. */
export const quotedLines = (lines: readonly CartLine[], quote: CheckoutQuote | null): CartLine[] =>
  lines.map((line) => {
    const priced = quote?.lines.find(({ variantId }) => variantId === line.variantId);
    return priced ? { ...line, price: priced.price, lineTotal: priced.lineTotal } : line;
  });

/** What a purchase says of its currency where it is not the shop's: in which it is paid, what is due now of a cash order. */
export function asQuoted(quote: CheckoutQuote | null) {
  const isOther = quote !== null && quote.currency !== shopCurrency().code;
  return isOther ? { currency: quote.currency, deposit: quote.depositDueNow } : {};
}

/** When the order would arrive, in words; null when nobody knows. */
export function arrivalOf(quote: CheckoutQuote | null): string | null {
  const chosen = quote?.deliveryMethods.find(({ methodId }) => methodId === quote.shippingMethodId);
  return chosen ? dateRange(chosen.arrives.from, chosen.arrives.to) : null;
}
