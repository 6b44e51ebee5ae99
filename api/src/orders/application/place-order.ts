import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import { Order } from '../domain/order.js';
import type { OrderDraft } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { Orders } from './ports.js';

/** Writes down a pending order. Joins the caller's transaction; money and stock are the caller's steps. */
export class PlaceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async placeOrder(draft: OrderDraft): Promise<Order> {
    const lineIds = draft.lines.map(() => this.ids.next());
    const order = Order.place(draft, lineIds, this.clock.now());
    await this.orders.add(order, {
      orderId: order.id,
      event: 'placed',
      from: null,
      to: order.status,
      actor: { kind: 'customer', id: order.accountId },
      message: 'Order placed',
      detail: { totalCents: order.total.cents, paymentMethod: order.paymentMethod },
    });
    await this.outbox.publish(orderEvent('order.placed', order));
    return order;
  }
}
