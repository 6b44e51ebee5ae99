import type { Orders } from '../../orders/application/ports.js';
import type { OrderCalls } from './order-calls.js';
import type { PlatformPost, UcpSessions } from './ports.js';

/** What a platform is told of, by the shop's own events. */
export const TOLD_TOPICS = [
  ...[
    'order.placed',
    'order.paid',
    'order.part_shipped',
    'order.shipped',
    'order.delivered',
    'order.cancelled',
  ],
  'order.refunded',
] as const;

/** Tells the platform of an order of its own how that stands now. */
export class TellPlatform {
  constructor(
    private readonly sessions: UcpSessions,
    private readonly orders: Orders,
    private readonly calls: OrderCalls,
    private readonly post: PlatformPost,
  ) {}

  /** Throws where it has not arrived: it is tried again later. */
  async tellPlatform(orderId: string, eventId: string, shop: string): Promise<void> {
    if (!this.post.isSet()) return;
    const order = await this.orders.find(orderId);
    // the order may be there before its session knows it
    const session = order && (await this.sessions.ofAccount(order.accountId));
    if (!session) return;
    const answer = await this.calls.ofOrder(
      { release: session.release, shop },
      { ...session, orderId },
      order,
    );
    await this.post.post(JSON.stringify(answer), eventId);
  }
}
