import type { Buy } from '../../checkout/application/buy.js';
import type { PlaceOrderAndPay } from '../../checkout/application/place-order-and-pay.js';
import { unkept } from '../../checkout/application/agreed-quote.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { Speaking } from '../../kernel/speaking.js';
import type { Orders } from '../../orders/application/ports.js';
import { DRAFT_KEY } from '../../orders/domain/order.js';
import { OrderKeyTaken } from '../../orders/domain/refusals.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import { isEmpty, languageOf, nameOn, ownLinesOf, type DraftOrder } from '../domain/draft-order.js';
import { answered, stateOn, type DraftQuote } from '../domain/draft-quote.js';
import { QuoteClosed, QuoteNotFound } from '../domain/quote-refusals.js';
import {
  BuyerUnreachable,
  DraftCustomerUnknown,
  DraftOrderChanged,
  DraftOrderEmpty,
  DraftOrderNotFound,
  DraftOrderPlaced,
} from '../domain/refusals.js';
import type { Buyer, DraftBuyers, DraftOrders } from './ports.js';

export interface ChosenPayment {
  method: PaymentMethod;
  /** For methods that ask a phone. E.164. */
  mobileNumber?: string | undefined;
  /** What the staff saw that all comes to, in the order's currency; another total today is refused. */
  total?: number | undefined;
}

/** A quote that its buyer accepts: at that quote the draft is placed, or not at all. */
export interface AcceptedQuote {
  /** Of the secret of its link. */
  tokenHash: string;
  /** In the transaction of the order. */
  onPlaced: (orderId: string) => Promise<void>;
}

export interface PlacedDraft {
  orderId: string;
  /** Where the buyer pays; null where there is no such page, or the provider did not answer: the order's own page has it. */
  payUrl: string | null;
}

/** Makes a draft the order of its buyer, as if the buyer had placed it: once, however often it is asked. */
export class PlaceDraftOrder {
  constructor(
    private readonly drafts: DraftOrders,
    private readonly buyers: DraftBuyers,
    private readonly place: PlaceOrderAndPay,
    private readonly orders: Orders,
    private readonly terms: ShopTerms,
    private readonly speaking: Speaking,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws DraftOrderNotFound, DraftOrderPlaced, DraftOrderChanged, DraftOrderEmpty, BuyerUnreachable, DraftCustomerUnknown, QuoteNotFound, QuoteClosed, and what PlaceOrderAndPay throws */
  async placeDraftOrder(id: string, chosen: ChosenPayment, accepted?: AcceptedQuote): Promise<PlacedDraft> {
    const draft = await this.drafts.find(id);
    if (!draft) throw new DraftOrderNotFound();
    if (draft.state === 'placed') throw new DraftOrderPlaced();
    const price = this.priceOf(draft, accepted);
    if (isEmpty(draft)) throw new DraftOrderEmpty();
    const buyer = await this.buyerOf(draft);
    const { languages } = await this.terms.read();
    try {
      const buy = { ...buyOf(draft, buyer, chosen), ...price };
      const inLanguage = languageOf(draft, languages);
      const { order, url } = await this.speaking.in(inLanguage, () => this.place.placeOrderAndPay(buy));
      return { orderId: order.id, payUrl: url };
    } catch (error) {
      // order first, provider second: where the provider did not answer, the order waits for its money all the same
      const order = await this.orders.ofKey(buyer.accountId, keyOf(draft));
      if (!order) throw error instanceof OrderKeyTaken ? new DraftOrderPlaced() : error;
      return { orderId: order.id, payUrl: null };
    }
  }

  /**
   * What was quoted, as long as that holds; else the prices of today, unless a quote was accepted. In the transaction of the order the
   * draft becomes it, or nothing is placed.
   */
  private priceOf(
    draft: DraftOrder,
    accepted: AcceptedQuote | undefined,
  ): Pick<Buy, 'agreed' | 'ownLines' | 'onPlaced'> {
    const { quote } = draft;
    const now = this.clock.now();
    const day = shopDay(now);
    checkAccepted(quote, accepted?.tokenHash, day);
    const holds = quote !== null && stateOn(quote, day) === 'sent';
    const left = holds ? answered(quote, 'accepted', now) : quote;
    const onPlaced = async (orderId: string) => {
      if (!(await this.drafts.placed(draft, orderId, left))) throw new DraftOrderChanged();
      await accepted?.onPlaced(orderId);
    };
    if (holds && quote.agreed) return { agreed: unkept(quote.agreed), onPlaced };
    return { ownLines: ownLinesOf(draft, () => this.ids.next()), onPlaced };
  }

  private async buyerOf(draft: DraftOrder): Promise<Buyer> {
    if (draft.customerId !== null) {
      const customer = await this.buyers.customer(draft.customerId);
      if (!customer) throw new DraftCustomerUnknown();
      await this.drafts.giveTo(draft, customer.accountId);
      return customer;
    }
    const { email } = draft.contact;
    if (!email) throw new BuyerUnreachable();
    return { accountId: await this.guestOf(draft), name: nameOn(draft), email };
  }

  /** The one that was made for it; a customer who stood on the draft before has nothing to do with it. */
  private async guestOf(draft: DraftOrder): Promise<string> {
    const { buyerId } = draft;
    if (buyerId !== null && (await this.buyers.isGuest(buyerId))) return buyerId;
    return this.drafts.giveTo(draft, await this.buyers.openGuest());
  }
}

/** It is the quote that its buyer has seen, and waits for an answer. @throws QuoteNotFound, QuoteClosed */
function checkAccepted(quote: DraftQuote | null, tokenHash: string | undefined, day: string): void {
  if (tokenHash === undefined) return;
  if (quote?.tokenHash !== tokenHash) throw new QuoteNotFound();
  const state = stateOn(quote, day);
  if (state !== 'sent') throw new QuoteClosed(state);
}

const keyOf = ({ id }: Pick<DraftOrder, 'id'>): string => `${DRAFT_KEY}${id}`;

function buyOf(draft: DraftOrder, { accountId, name, email }: Buyer, chosen: ChosenPayment): Buy {
  const { couponCode, currency, shippingMethodId, vatNumber, shippingAddress } = draft;
  const contact = { ...draft.contact, email: draft.contact.email || email };
  return {
    ...{ accountId, name, contact, shippingAddress, method: chosen.method },
    ...(draft.customerId === null ? { guestEmail: email } : {}),
    buyerEmail: email,
    items: draft.lines.map(({ variantId, quantity }) => ({ _id: variantId, variantId, quantity })),
    ...(couponCode === null ? {} : { couponCode }),
    ...(currency === null ? {} : { currency }),
    ...(shippingMethodId === null ? {} : { shippingMethodId }),
    ...(vatNumber === null ? {} : { vatNumber }),
    ...(chosen.mobileNumber === undefined ? {} : { mobileNumber: chosen.mobileNumber }),
    ...(chosen.total === undefined ? {} : { total: chosen.total }),
    networks: [],
    request: { key: keyOf(draft), hash: keyOf(draft) },
  };
}
