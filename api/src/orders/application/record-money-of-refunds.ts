import { PaidOrders, type OrderMoneyNews } from '../../payments/application/paid-orders.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { HoldBack } from './hold-back.js';
import type { Orders } from './ports.js';
import type { RecordMoney } from './record-money.js';

/** Answers what refunds ask of an order. */
export class RecordMoneyOfRefunds implements PaidOrders {
  constructor(
    private readonly orders: Orders,
    private readonly record: RecordMoney,
    private readonly holdBack: Pick<HoldBack, 'keepRest'>,
  ) {}

  async lock(orderId: string): Promise<void> {
    await this.orders.lock(orderId);
  }

  async buyerOf(orderId: string): Promise<string> {
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    return order.accountId;
  }

  async recordMoney(news: OrderMoneyNews): Promise<void> {
    await this.holdBack.keepRest(await this.record.recordMoney(news), news.actor);
  }
}
