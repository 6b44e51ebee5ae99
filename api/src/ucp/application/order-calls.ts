import type { GetTracking } from '../../orders/application/get-tracking.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Orders } from '../../orders/application/ports.js';
import { UcpThingNotFound } from '../domain/refusals.js';
import type { Order } from '../../orders/domain/order.js';
import { sessionIdOf, type UcpSession } from '../domain/session.js';
import type { Asked } from './catalogue-calls.js';
import type { Answer } from './envelope.js';
import { orderView } from './order-view.js';
import type { UcpSecrets, UcpSessions } from './ports.js';

/** Orders of platforms, for the platform that has placed them. */
export class OrderCalls {
  constructor(
    private readonly sessions: UcpSessions,
    private readonly orders: Orders,
    private readonly tracking: GetTracking,
    private readonly secrets: UcpSecrets,
    private readonly parcels: OrderParcels,
  ) {}

  /** @throws UcpThingNotFound */
  async getOrder(by: Asked, id: string): Promise<Answer> {
    const isOne = id.startsWith('order_') && id.length <= 64;
    const session = isOne ? await this.sessions.find('checkout', sessionIdOf(id)) : undefined;
    const order = session?.orderId ? await this.orders.find(session.orderId) : undefined;
    if (!session || !order || session.release !== by.release) throw new UcpThingNotFound('order');
    return this.ofOrder(by, session, order);
  }

  /** An order as its platform is told of it. */
  async ofOrder(by: Asked, session: UcpSession, order: Order): Promise<Answer> {
    const { events, estimated } = await this.tracking.getTracking(order.id, order.accountId);
    const page = this.secrets.orderPage(by.shop, order.id);
    const parcels = await this.parcels.ofOrder(order.id);
    return orderView(by, { session, order, page }, estimated ? [] : events, parcels);
  }
}
