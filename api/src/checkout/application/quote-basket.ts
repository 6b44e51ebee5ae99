import { atOnce } from '../../kernel/at-once.js';
import { paidInCash } from '../../kernel/cash-rounding.js';
import { baseCurrency } from '../../kernel/currency.js';
import type { Exchange, Exchanges } from '../../kernel/exchange.js';
import type { Money } from '../../kernel/money.js';
import { pricedFor } from '../../kernel/group-price.js';
import type { ChargeDelivery } from './charge-delivery.js';
import { couponBuyer } from './coupon-buyer.js';
import { countedBy, rulesOf } from './discount-rules.js';
import { ownLine } from './own-lines.js';
import type { Basket, BasketReads, CartItem, Carts, Offer, WantedItem } from './ports.js';
import { piecesOf, type Together } from './sold-parcel.js';
import { goodsOf, stillSold } from './still-sold.js';
import { lineIdsOf, type Quote, type QuoteLine, type QuoteRequest } from './quote.js';
import { receiptFor } from '../../kernel/receipt.js';
import { definitionOf } from '../../payments/methods/known.js';
import type {
  DiscountsWanted,
  TakeDiscounts,
  TakenDiscounts,
} from '../../promotions/application/take-discounts.js';
import { offDelivery, reductionOf } from '../../promotions/domain/apply-discounts.js';
import {
  ChooseVariant,
  CurrencyUnavailable,
  emptyCart,
  ItemUnavailable,
  tooManyPieces,
} from '../domain/refusals.js';

const MOST_PIECES = 99;

/** Prices a basket from the shop's own catalogue, takes off coupon and discounts and adds delivery and tax. The caller's figures are only compared. */
export class QuoteBasket {
  constructor(
    private readonly baskets: BasketReads,
    private readonly takeDiscounts: TakeDiscounts,
    private readonly carts: Carts,
    private readonly chargeDelivery: ChargeDelivery,
    private readonly exchanges: Exchanges,
  ) {}

  /** @throws InvalidPurchase, ItemUnavailable, ChooseVariant, CouponRefused, CurrencyUnavailable, and as ChargeDelivery does */
  async quoteBasket(request: QuoteRequest): Promise<Quote> {
    if (request.agreed) return this.asAgreed(request.agreed, request);
    const exchange = await this.exchange(request);
    const named = request.items?.flatMap(namesOf);
    const beside = piecesOf(request.together).map(({ variantId }) => variantId);
    const ids = named && [...named, ...beside];
    const [basket, inForce] = await atOnce(
      this.baskets.basket(request.accountId, ids, exchange?.code),
      this.takeDiscounts.inForce(request.couponCode),
    );
    const items = request.items ?? onSale(basket);
    const own = (request.ownLines ?? []).map(ownLine);
    if (items.length + own.length === 0)
      throw emptyCart(request.method && definitionOf(request.method)?.whenEmpty);
    const chosen = merged(find(items, apart(request, basket)));
    const lines = [...chosen.map((line) => sold(line, exchange)), ...own];
    const priced = lines.map(({ offer, quantity }) => ({ ...offer, quantity }));
    const found = await this.discounts(request, lines, exchange, { facts: basket.facts, inForce });
    const off = found.taken.map(reductionOf);
    const goods = receiptFor(priced, off);
    const lowered = (price: Money) => offDelivery(price, found.ofDelivery, found.isAffordable);
    const goes = { ...request, beside: besideOf(request.together, basket) };
    const charged = await this.chargeDelivery.chargeDelivery(priced, goods, goes, exchange, lowered);
    const { to, offers, delivery, takesVatNumber, vatHindrance } = charged;
    const rules = { ...charged.rules, ...rulesOf(found, charged) };
    const exact = { ...receiptFor(priced, off, charged.adjustments, charged.taxes), rules };
    const receipt = isInCash(request) ? paidInCash(exact) : exact;
    const vat = request.vat ?? null;
    const { coupon } = found;
    const discounts = countedBy(found, charged, exchange);
    return { lines, receipt, coupon, discounts, to, offers, delivery, takesVatNumber, vatHindrance, vat };
  }

  /** At the prices of then, whatever holds now, as far as it is still sold. @throws ItemUnavailable */
  private async asAgreed(agreed: Quote, request: QuoteRequest): Promise<Quote> {
    const { lines: then } = agreed;
    const basket = request.isPlacing && (await this.baskets.basket(request.accountId, goodsOf(then)));
    const lines = basket ? stillSold(then, basket.offers) : then;
    const receipt = isInCash(request) ? paidInCash(agreed.receipt) : agreed.receipt;
    return { ...agreed, lines, receipt };
  }

  private discounts(
    request: QuoteRequest,
    lines: readonly QuoteLine[],
    exchange: Exchange | null,
    asked: Pick<DiscountsWanted, 'facts' | 'inForce'>,
  ): Promise<TakenDiscounts> {
    const { couponCode, accountId, buyerEmail, isAsking, ends } = request;
    let replaced: Promise<string[]> | undefined;
    return this.takeDiscounts.takeDiscounts({
      // what staff has agreed the price of is lowered by nothing, as gift cards are
      goods: lines.map(({ offer: { productId, unitPrice, isGiftCard, isOwn }, quantity }) => ({
        ...{ productId, unitPrice, quantity, isGiftCard: isGiftCard === true || isOwn === true },
      })),
      buyer: couponBuyer({ accountId, buyerEmail, isAsking, ends }),
      code: couponCode,
      country: () => this.chargeDelivery.countryOf(request),
      replaced: () => (replaced ??= this.replaced(accountId, lines)),
      exchange,
      ...asked,
    });
  }

  /** What an earlier try of the same cart lines has reserved is not in the way: that try is replaced (decision 0087). */
  private async replaced(accountId: string, lines: readonly QuoteLine[]): Promise<string[]> {
    const lineIds = lineIdsOf(lines);
    const ordered = await this.carts.ordered(accountId);
    const earlier = ordered.filter(({ lineId, isWaiting }) => isWaiting && lineIds.includes(lineId));
    return [...new Set(earlier.map(({ orderId }) => orderId))];
  }

  /** Null in the shop's own currency. */
  private async exchange({ currency, ownExchange }: QuoteRequest): Promise<Exchange | null> {
    if (currency === undefined || currency === baseCurrency().code) return null;
    const exchange = (await this.exchanges.to(currency)) ?? ownExchange;
    if (!exchange) throw new CurrencyUnavailable(currency);
    return exchange;
  }
}

const isInCash = ({ method }: Pick<QuoteRequest, 'method'>): boolean =>
  method !== undefined && definitionOf(method)?.inCoins === true;

/** At the buyer's price for so many pieces, in the currency of the order. */
const sold = ({ offer, ...line }: QuoteLine, exchange: Exchange | null): QuoteLine => ({
  ...line,
  offer: { ...offer, ...pricedFor(offer, line.quantity, exchange) },
});

/** What has left the shop since it was put into the cart is not shown there, so nobody could take it out. */
const onSale = ({ cart, offers }: Basket): WantedItem[] =>
  cart
    .filter(({ variantId }) => offers.some((offer) => offer.variantId === variantId))
    .map(({ id, quantity }) => ({ _id: id, quantity }));

/** What an order that is changed is sent with has nothing to do with a cart. */
const apart = ({ isApart }: QuoteRequest, basket: Basket): Basket =>
  isApart ? { ...basket, cart: [] } : basket;

/** What the pieces measure that it goes with; of what has left the shop since nobody knows. */
const besideOf = (together: Together | undefined, { offers }: Basket) =>
  piecesOf(together).flatMap(({ variantId, quantity, worth }) => {
    const offer = offers.find((one) => one.variantId === variantId);
    return offer ? [{ ...offer, quantity, worth }] : [];
  });

const namesOf = ({ _id, variantId }: WantedItem) => (variantId === undefined ? [_id] : [_id, variantId]);

/** What each item means: the variant named, else that of the cart line, else the product's. */
function find(items: readonly WantedItem[], { cart, offers }: Basket): QuoteLine[] {
  return items.map((item) => {
    const line = cart.find((one) => one.id === item._id);
    const offer = choose(item.variantId ?? line?.variantId ?? item._id, offers, cart);
    const inCart = line ?? cart.find((one) => one.variantId === offer.variantId);
    return { offer, quantity: item.quantity, cartLineId: inCart?.id ?? null, seenPrice: item.price };
  });
}

/** A variant by its own id; or the one that a product has; or the one of the product that lies in the cart. */
function choose(id: string, offers: readonly Offer[], cart: readonly CartItem[]): Offer {
  const exact = offers.find((offer) => offer.variantId === id);
  if (exact) return exact;
  const variants = offers.filter((offer) => offer.productId === id);
  const inCart = variants.filter((offer) => cart.some((line) => line.variantId === offer.variantId));
  const [only, second] = variants.length === 1 ? variants : inCart;
  if (variants.length === 0) throw new ItemUnavailable(id);
  if (!only || second) throw new ChooseVariant(id);
  return only;
}

/** Two lines of one variant are one line. */
function merged(lines: readonly QuoteLine[]): QuoteLine[] {
  const byVariant = new Map<string, QuoteLine>();
  for (const line of lines) {
    const first = byVariant.get(line.offer.variantId);
    byVariant.set(
      line.offer.variantId,
      first ? { ...first, quantity: first.quantity + line.quantity } : line,
    );
  }
  const all = [...byVariant.values()];
  if (all.some((line) => line.quantity > MOST_PIECES)) throw tooManyPieces(MOST_PIECES);
  return all;
}
