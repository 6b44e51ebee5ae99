import type { CartLine, CheckoutQuote } from '../platform/api/types';
import { dateRange } from '../platform/date-range';
import { smallest } from '../platform/format';
import { checkoutTexts } from '../platform/messages/en/checkout';
import type { DeliveryWay } from '../platform/messages/en/paid-last';
import { shopCurrency } from '../platform/shop-currency';

/** The lines of the cart, priced as the quote says. */
export const quotedLines = (lines: readonly CartLine[], quote: CheckoutQuote | null): CartLine[] =>
  lines.map((line) => {
    const priced = quote?.lines.find(({ variantId }) => variantId === line.variantId);
    return priced ? { ...line, price: priced.price, lineTotal: priced.lineTotal } : line;
  });

/** Whether the browser cannot tell what is due now of a cash order: in another currency, or in coins that do not pay every amount. */
export const isQuotedInCash = ({ currency, cashCoin }: Pick<CheckoutQuote, 'currency' | 'cashCoin'>) =>
  currency !== shopCurrency().code || smallest(cashCoin) > 1;

/** Whether gift cards or store credit pay a part: what is left, the shop says. */
export const usesCredit = ({ giftCards, storeCredit }: Pick<CheckoutQuote, 'giftCards' | 'storeCredit'>) =>
  giftCards.length > 0 || (storeCredit?.amount ?? 0) > 0;

/** What a purchase says of its currency where it is not the shop's: in which it is paid, what is due now of a cash order. */
export function asQuoted(quote: CheckoutQuote | null) {
  if (quote === null || !(isQuotedInCash(quote) || usesCredit(quote))) return {};
  const currency = quote.currency === shopCurrency().code ? {} : { currency: quote.currency };
  return { ...currency, deposit: quote.depositDueNow };
}

const chosenOf = (quote: CheckoutQuote | null, methodId = quote?.shippingMethodId) =>
  quote?.deliveryMethods.find((offer) => offer.methodId === methodId);

/** When the order would arrive or wait to be picked up, in words; null when nobody knows. */
export function arrivalOf(quote: CheckoutQuote | null): string | null {
  const chosen = chosenOf(quote);
  if (!chosen) return null;
  const range = dateRange(chosen.arrives.from, chosen.arrives.to);
  return chosen.kind === 'pickup' ? checkoutTexts.readyBy(range) : checkoutTexts.arrives(range);
}

/** How the order would reach its buyer by the method on show. */
export function wayOf(quote: CheckoutQuote | null, shown: string | null): DeliveryWay {
  const kind = chosenOf(quote, shown)?.kind;
  if (kind === 'pickup') return 'pickup';
  return kind === 'local' ? 'courier' : 'parcel';
}

/** What a wallet would be asked for by this way to pay; null where it is none. */
export const walletOf = (quote: CheckoutQuote | null, method: string) =>
  quote?.wallets.find((wallet) => wallet.method === method) ?? null;
