import type { Letter } from '../domain/mail.js';
import { newOrder } from '../domain/new-order-letter.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { NewOrderMailbox, OrderMailData, ShopIdentity } from './ports.js';

/** What says that an order is real: it was placed where staff collects, it was paid elsewhere. */
export const NEW_ORDER_TOPICS = ['order.placed', 'order.paid'] as const;

/** The letter to the shop about a new order: one for each, or undefined when this event is not the one, or nobody wants it. */
export class TellShop {
  constructor(
    private readonly mailbox: NewOrderMailbox,
    private readonly orders: OrderMailData,
    private readonly identity: ShopIdentity,
  ) {}

  async tell(topic: string, payload: Readonly<Record<string, unknown>>): Promise<Letter | undefined> {
    const isCollected = isCollectedByStaff(String(payload['paymentMethod']));
    if (isCollected !== (topic === 'order.placed')) return undefined;
    const to = await this.mailbox.read();
    if (to === undefined) return undefined;
    const shop = await this.identity.read();
    const order = await this.orders.of(String(payload['orderId']), shop.tongue.tag);
    if (!order || order.status === 'cancelled') return undefined;
    return newOrder(shop, to, order);
  }
}
