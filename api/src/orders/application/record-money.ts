import type { Clock } from '../../kernel/clock.js';
import type { Currency } from '../../kernel/currency.js';
import { OrderNotFound } from '../domain/refusals.js';
import type { Order } from '../domain/order.js';
import type { MoneyTotals } from '../domain/payment-status-of.js';
import type { Actor } from '../domain/snapshots.js';
import type { Orders, OrderTimeline } from './ports.js';

export interface MoneyNews {
  orderId: string;
  /** What the book says of it, in the currency of the order. */
  money: (currency: Currency) => Promise<MoneyTotals>;
  actor: Actor;
  /** One line for the shopper's history, e.g. 'Payment of $12.50 received'; without it nothing is written there. */
  message?: string;
  /** Its kind for staff, e.g. `capture`, `refund`, `payment_failed`. */
  event?: string;
  detail?: Readonly<Record<string, unknown>>;
}

/**
 * Takes the ledger's figures into the order and derives its payment words, in the transaction that wrote the ledger.
 * Moves no state: see MarkPaid. @throws OrderNotFound
 */
export class RecordMoney {
  constructor(
    private readonly orders: Orders,
    private readonly timeline: OrderTimeline,
    private readonly clock: Clock,
  ) {}

  async recordMoney(news: MoneyNews): Promise<Order> {
    const order = await this.orders.lock(news.orderId);
    if (!order) throw new OrderNotFound();
    order.recordMoney(await news.money(order.total.currency), this.clock.now());
    await this.orders.save(order);
    if (news.message) {
      await this.timeline.append({
        orderId: order.id,
        event: news.event ?? 'money',
        from: order.status,
        to: order.status,
        actor: news.actor,
        message: news.message,
        ...(news.detail ? { detail: news.detail } : {}),
      });
    }
    return order;
  }
}
