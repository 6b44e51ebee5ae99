import type { Orders } from '../../orders/application/ports.js';
import { Order } from '../../orders/domain/order.js';
import { isSamePurchase } from '../../orders/domain/same-purchase.js';
import type { Buy } from './buy.js';
import type { Carts } from './ports.js';
import { orderDraft } from './purchase.js';
import { lineIdsOf } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';

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
    private readonly carts: Carts,
    private readonly quotes: QuoteBasket,
  ) {}

  /** @throws as QuoteBasket does */
  async findPendingOrders(buy: Buy): Promise<Earlier> {
    const ordered = await this.carts.ordered(buy.accountId);
    const ofCart = [...new Set(ordered.map(({ orderId }) => orderId))];
    const waitingLines = ordered.filter(({ isWaiting }) => isWaiting);
    if (waitingLines.length === 0) return { same: undefined, waiting: [], ofCart };
    const quote = await this.quotes.quoteBasket(buy);
    const lineIds = lineIdsOf(quote.lines);
    const own = waitingLines.filter(({ lineId }) => lineIds.includes(lineId));
    const waiting = [...new Set(own.map(({ orderId }) => orderId))].sort();
    const [first] = waiting;
    const order = own.length === lineIds.length && first ? await this.orders.find(first) : undefined;
    const draft = order && orderDraft(order.id, buy, quote, order.createdAt);
    const isSame = draft && isSamePurchase(order, Order.place(draft, [], order.createdAt));
    return { same: isSame ? order.id : undefined, waiting, ofCart };
  }
}
