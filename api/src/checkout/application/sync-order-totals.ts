import type { Currency } from '../../kernel/currency.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { RecordMoney } from '../../orders/application/record-money.js';
import type { Order } from '../../orders/domain/order.js';
import type { MoneyOfOrder } from '../../payments/application/money-of-order.js';

/** A line in the order's history. */
export interface History {
  event?: string;
  message?: string;
  detail?: Readonly<Record<string, unknown>>;
}

/** Takes the book's figures into the order, in the transaction that wrote the book and holds the order's lock. */
export class SyncOrderTotals {
  constructor(
    private readonly moneyOfOrder: MoneyOfOrder,
    private readonly recordMoney: RecordMoney,
  ) {}

  async syncOrderTotals(orderId: string, actor: Actor, history: History = {}): Promise<Order> {
    const money = (currency: Currency) => this.moneyOfOrder.moneyOfOrder(orderId, currency);
    return this.recordMoney.recordMoney({ orderId, actor, money, ...history });
  }
}
