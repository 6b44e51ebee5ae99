import type { Clock } from '../../kernel/clock.js';
import type { GroupMembership, NamedGroup } from '../../kernel/customer-groups.js';
import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import { Order } from '../domain/order.js';
import type { OrderDraft } from '../domain/snapshots.js';
import { orderEvent } from './announce.js';
import type { Orders } from './ports.js';

/** Of an order that comes for a change of another one: which, and what that pays of it once all else is paid. */
export interface CameFor {
  orderId: string;
  moved: Money;
}

/** Writes down a pending order. Joins the caller's transaction; money and stock are the caller's steps. */
export class PlaceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly membership: Pick<GroupMembership, 'allOf'>,
  ) {}

  /** The groups that the buyer belongs to before the order is there itself: what it counts for is said of the next one. */
  groupsOf(accountId: string): Promise<NamedGroup[]> {
    return this.membership.allOf(accountId);
  }

  async placeOrder(draft: OrderDraft, groups: readonly NamedGroup[], cameFor?: CameFor): Promise<Order> {
    const lineIds = draft.lines.map(() => this.ids.next());
    const order = Order.place(draft, lineIds, this.clock.now());
    const placed = {
      orderId: order.id,
      event: 'placed',
      from: null,
      to: order.status,
      actor: { kind: 'customer', id: order.accountId },
      message: 'Order placed',
      detail: { totalCents: order.total.cents, paymentMethod: order.paymentMethod },
    } as const;
    await this.orders.add(order, placed, groups);
    const more = cameFor ? { changes: cameFor.orderId, dueCents: order.due.minus(cameFor.moved).cents } : {};
    await this.outbox.publish(orderEvent('order.placed', order, more));
    return order;
  }
}
