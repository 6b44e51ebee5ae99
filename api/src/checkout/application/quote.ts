import type { Exchange } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import type { Receipt } from '../../kernel/receipt.js';
import { sumsOf } from '../../kernel/receipt-sums.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import { walletAmount, type WalletQuote } from '../../payments/domain/wallet-quote.js';
import type { DiscountTaken } from '../../promotions/application/discounts-in-force.js';
import type { Coupon } from '../../promotions/domain/coupon.js';
import type { DeliveryCharges, DeliveryRequest } from './charge-delivery.js';
import { PriceChanged } from '../domain/refusals.js';
import type { Offer, OwnLine, WantedItem } from './ports.js';

/** One line of a quote: what is sold, how many, and which cart line it came from. */
export interface QuoteLine {
  offer: Offer;
  quantity: number;
  cartLineId: string | null;
  /** What the caller believed it costs; undefined when nothing was said. */
  seenPrice: number | undefined;
}

export interface Quote extends Pick<
  DeliveryCharges,
  'offers' | 'delivery' | 'takesVatNumber' | 'vatHindrance' | 'to'
> {
  lines: QuoteLine[];
  receipt: Receipt;
  coupon: Pick<Coupon, 'id' | 'code' | 'description'> | null;
  /** What the order counts by each discount. */
  discounts: readonly DiscountTaken[];
  /** The buyer's VAT number, as it was checked. */
  vat: NonNullable<DeliveryRequest['vat']> | null;
}

export interface QuoteRequest extends DeliveryRequest {
  accountId: string;
  /** Without it the caller's cart is priced. */
  items?: readonly WantedItem[] | undefined;
  /** Lines that are no goods of the catalogue: only the staff writes any. */
  ownLines?: readonly OwnLine[] | undefined;
  couponCode?: string | undefined;
  /** By whose mailbox coupons count: the account's own address, of a guest the one given, once it is known. */
  buyerEmail?: string | undefined;
  /** Nothing is bought: what the owner of the address did elsewhere is told only to an account that has shown it to be theirs. */
  isAsking?: boolean | undefined;
  /** In which it is priced; the shop's own unless named. ISO 4217. */
  currency?: string | undefined;
  method?: PaymentMethod | undefined;
  /** Gift cards, as they were typed, and whether the account's store credit is used. */
  giftCards?: readonly string[] | undefined;
  useStoreCredit?: boolean | undefined;
  /** It has nothing to do with the cart of the account. */
  isApart?: boolean | undefined;
  /** By which rate it is priced where the shop takes orders in its currency no more: that of the order that it is for. */
  ownExchange?: Exchange | undefined;
  /** An order that ends as this one is paid: what it has had of coupons and discounts is there for this one. */
  ends?: string | undefined;
  /** What has been agreed before: nothing is priced anew. */
  agreed?: Quote | undefined;
}

/** The cart lines that a quote is of. */
export const lineIdsOf = (lines: readonly QuoteLine[]): string[] =>
  lines.flatMap(({ cartLineId }) => cartLineId ?? []);

/** The figures of a quote as they cross the wire. */
export function figures(quote: Quote, amountDueNow: Money): Record<string, unknown> {
  return {
    lines: quote.lines.map(({ offer, quantity }) => ({
      productId: offer.productId,
      variantId: offer.variantId,
      name: offer.name,
      price: offer.unitPrice.toDecimal(),
      quantity,
      lineTotal: offer.unitPrice.times(quantity).toDecimal(),
    })),
    ...sumsOf(quote.receipt),
    amountDueNow: amountDueNow.toDecimal(),
    currency: quote.receipt.total.currency.code,
  };
}

/** So must the amount in the wallet's currency, where one was shown. @throws PriceChanged with the current figures */
export function assertWalletSeen(
  quote: Quote,
  seen: number | undefined,
  wallet: WalletQuote | undefined,
  dueNow: Money,
): void {
  if (seen === undefined || !wallet || seen === walletAmount(wallet)) return;
  throw new PriceChanged({ ...figures(quote, dueNow), wallet: { ...wallet, amount: walletAmount(wallet) } });
}

/**
 * The prices and the amounts that the caller saw must be today's, to the cent: what is due now, and the total where that is
 * only a deposit. @throws PriceChanged with the current figures: a different price is never charged.
 */
export function assertSeen(
  quote: Quote,
  { amount, total }: { amount?: number | undefined; total?: number | undefined },
  dueNow: Money,
): void {
  const same = (field: string, seen: number | undefined, ours: Money) =>
    seen === undefined || Money.fromDecimal(seen, field, ours.currency).equals(ours);
  const pricesSame = quote.lines.every((line) => same('products', line.seenPrice, line.offer.unitPrice));
  const sumsSame = same('amount', amount, dueNow) && same('total', total, quote.receipt.total);
  if (!pricesSame || !sumsSame) throw new PriceChanged(figures(quote, dueNow));
}
