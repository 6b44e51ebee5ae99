import type { Letter } from '../domain/mail.js';
import { newOrder } from '../domain/new-order-letter.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { NewOrderMailbox, OrderMailData, ShopIdentity } from './ports.js';
import type { Facts } from './write-letter.js';

/** The letter to the shop about a new order: one for each, or undefined when this event is not the one, or nobody wants it. */
export class TellShop {
  constructor(
    private readonly mailbox: NewOrderMailbox,
    private readonly orders: OrderMailData,
    private readonly identity: ShopIdentity,
  ) {}

  /** An order is real when it is placed where staff collects, elsewhere when it is paid. `facts` are those of the letter to its buyer. */
  async tell(
    topic: string,
    { paymentMethod, orderId }: Readonly<Record<string, unknown>>,
    facts: Facts,
  ): Promise<Letter | undefined> {
    const isCollected = isCollectedByStaff(String(paymentMethod));
    if (topic !== (isCollected ? 'order.placed' : 'order.paid')) return undefined;
    const to = await this.mailbox.read();
    if (to === undefined) return undefined;
    const { shop, order } = facts.shop.prefix ? await this.inOwnLanguage(String(orderId)) : facts;
    if (!order || order.status === 'cancelled') return undefined;
    return newOrder(shop, to, order);
  }

  private async inOwnLanguage(orderId: string): Promise<Facts> {
    const shop = await this.identity.read();
    return { shop, order: await this.orders.of(orderId, shop.tongue.tag) };
  }
}
