import { giftCardPlaces } from '../../kernel/gift-card-goods.js';
import type { Orders } from '../../orders/application/ports.js';
import { Order } from '../../orders/domain/order.js';
import { isSamePurchase } from '../../orders/domain/same-purchase.js';
import { isExpress } from '../../payments/domain/payment.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import { KEPT_BY_SHOP } from '../../payments/methods/known.js';
import type { Buy } from './buy.js';
import type { OrderedLine } from './ports.js';
import { orderDraft } from './purchase.js';
import { lineIdsOf, type Quote } from './quote.js';

/** What a shopper has ordered before of what is bought now. */
export interface Earlier {
  /** The order that this very purchase became. */
  same: string | undefined;
  /** Orders that wait for money for the same cart lines, in order of their ids: this purchase replaces them. */
  waiting: string[];
  /** Every order that one of the cart's lines belonged to last. */
  ofCart: string[];
}

/**
 * Looks for orders that wait for the cart lines of a purchase: the very same one, or those that it replaces, with another
 * address, say, or paid another way.
 */
export class FindPendingOrders {
  constructor(
    private readonly orders: Orders,
    private readonly tenders: Tenders,
    private readonly attempts: Attempts,
  ) {}

  /** `ordered` are the lines of the cart that were bought before; without a quote none of them waits. */
  async findPendingOrders(buy: Buy, ordered: readonly OrderedLine[], quote?: Quote): Promise<Earlier> {
    const ofCart = [...new Set(ordered.map(({ orderId }) => orderId))];
    if (!quote) return { same: undefined, waiting: [], ofCart };
    const lineIds = lineIdsOf(quote.lines);
    const own = ordered.filter(({ lineId, isWaiting }) => isWaiting && lineIds.includes(lineId));
    const waiting = [...new Set(own.map(({ orderId }) => orderId))].sort();
    const [first] = waiting;
    const order = own.length === lineIds.length && first ? await this.orders.find(first) : undefined;
    const isPlain = order && !usesCredit(buy) && !buysCards(quote) && !(await this.hasMore(order));
    const draft = isPlain && orderDraft(order.id, buy, quote, order.createdAt);
    const isSame = draft && isSamePurchase(order, Order.place(draft, [], order.createdAt));
    const isAlike = isSame && (await this.isExpress(order)) === Boolean(buy.express);
    return { same: isAlike ? order.id : undefined, waiting, ofCart };
  }

  /** What a wallet of the browser was to pay has no page, and what has a page no wallet pays. */
  private async isExpress({ id }: Order): Promise<boolean> {
    const last = (await this.attempts.ofOrder(id)).at(-1);
    return last !== undefined && isExpress(last);
  }

  /** What was taken of gift cards is not seen in the order, nor whom those that it buys are for. */
  private async hasMore({ id: orderId, bill }: Order): Promise<boolean> {
    if (buysCards({ receipt: bill })) return true;
    return (await this.tenders.ofOrder(orderId)).some(({ method }) => KEPT_BY_SHOP.includes(method));
  }
}

const buysCards = ({ receipt }: Pick<Quote, 'receipt'>): boolean => giftCardPlaces(receipt).length > 0;

const usesCredit = ({ giftCards, useStoreCredit, parts, giftRecipients }: Buy): boolean =>
  Boolean(giftRecipients?.length) ||
  Boolean(useStoreCredit) ||
  (giftCards?.length ?? 0) > 0 ||
  (parts?.length ?? 0) > 0;
