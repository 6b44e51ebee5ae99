import type { Stock } from '../../inventory/application/ports.js';
import { NothingToRestock } from '../../inventory/domain/refusals.js';
import { demandPerVariant } from '../../inventory/domain/demand.js';
import { isOwnLine } from '../../kernel/own-lines.js';
import type { OwedPieces, RefundPieces } from '../../orders/application/order-commands.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { PreviewRefund } from './preview-refund.js';

/** What goods that come back mean for an order of which staff may have refunded them beside. Both join the caller's transaction. */
export class TakeInGoods {
  constructor(
    private readonly orders: Orders,
    private readonly previewRefund: Pick<PreviewRefund, 'owed'>,
    private readonly stock: Stock,
  ) {}

  /** @see OrderCommands.owed */
  async owed(orderId: string, pieces: readonly RefundPieces[]): Promise<OwedPieces> {
    return this.previewRefund.owed(await this.locked(orderId), pieces);
  }

  /** What a refund has put there already is not put there again: of each variant no more than the order took. */
  async shelve(orderId: string, pieces: readonly RefundPieces[]): Promise<void> {
    const order = await this.locked(orderId);
    const shelved = new Set([...order.lines].filter((one) => !isOwnLine(one)).map((one) => one.variantId));
    const here = pieces.filter(({ variantId, restock }) => restock === true && shelved.has(variantId));
    for (const piece of demandPerVariant(order.taken(here)))
      try {
        await this.stock.restock(orderId, [piece]);
      } catch (error) {
        if (!(error instanceof NothingToRestock)) throw error;
      }
  }

  private async locked(orderId: string): Promise<Order> {
    const order = await this.orders.lock(orderId);
    if (!order) throw new OrderNotFound();
    return order;
  }
}
