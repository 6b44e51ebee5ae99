import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { ApplyRefund } from '../../payments/application/apply-refund.js';
import type { RequestRefund } from '../../payments/application/request-refund.js';
import type { Attempts, Refunds } from '../../payments/application/stores.js';
import type { Refund } from '../../payments/domain/payment.js';
import { RefundTooLarge } from '../../payments/domain/refusals.js';
import { InvalidPurchase } from '../domain/refusals.js';
import { dollars, type TellOrder } from './tell-order.js';

export interface RefundOrderWish {
  orderId: string;
  amount?: number | undefined;
  lines?: readonly { variantId: string; quantity: number }[] | undefined;
  reason: string;
  actor: Actor;
}

/** Staff gives money back: all of it, an amount, or what lines have cost, never more than was captured and not returned. */
export class RefundOrder {
  constructor(
    private readonly orders: Orders,
    private readonly requestRefund: RequestRefund,
    private readonly refunds: Refunds,
    private readonly attempts: Attempts,
    private readonly applyRefund: ApplyRefund,
    private readonly tellOrder: TellOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws OrderNotFound, RefundTooLarge, InvalidPurchase */
  async execute(wish: RefundOrderWish): Promise<Refund[]> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(wish.orderId);
      if (!order) throw new OrderNotFound();
      const amount = await this.amountOf(order, wish);
      const refunds = await this.requestRefund.execute({ ...wish, amount, lines: wish.lines ?? [] });
      await this.tellOrder.execute(order.id, wish.actor, {
        event: 'refund_requested',
        message: `A refund of ${dollars(amount)} is on its way`,
        detail: { reason: wish.reason, lines: wish.lines ?? [] },
      });
      return refunds;
    });
  }

  /** What would be returned and what could be at most. @throws OrderNotFound */
  async preview(
    wish: Omit<RefundOrderWish, 'actor' | 'reason'>,
  ): Promise<{ amount: Money; available: Money }> {
    const order = await this.orders.find(wish.orderId);
    if (!order) throw new OrderNotFound();
    return {
      amount: await this.amountOf(order, wish),
      available: await this.requestRefund.available(order.id),
    };
  }

  /** Staff has handed the money over: the book takes it. @throws OrderNotFound when there is no such open refund */
  async handedOver(orderId: string, refundId: string, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      const refund = await this.refunds.lock(refundId);
      if (!order || refund?.orderId !== orderId || refund.status !== 'manual') throw new OrderNotFound();
      const attempt = await this.attempts.find(refund.attemptId);
      const provider = attempt?.provider === 'momo' ? 'momo' : 'cash';
      await this.applyRefund.execute(refund, { fact: 'succeeded', provider, ref: refund.id }, actor);
      await this.tellOrder.execute(orderId, actor, {
        event: 'refund',
        message: `${dollars(refund.amount)} refunded`,
        detail: { refundId, reason: refund.reason },
      });
    });
  }

  private async amountOf(order: Order, wish: Omit<RefundOrderWish, 'actor' | 'reason'>): Promise<Money> {
    if (wish.lines?.length) return linesAmount(order, wish.lines);
    if (wish.amount === undefined) return this.requestRefund.available(order.id);
    const amount = Money.fromDecimal(wish.amount);
    if (amount.cents <= 0) throw new RefundTooLarge(await this.requestRefund.available(order.id));
    return amount;
  }
}

/** What these pieces have cost after the coupon: each line's total is shared over its pieces without losing a cent. */
function linesAmount(order: Order, wanted: readonly { variantId: string; quantity: number }[]): Money {
  const parts = wanted.map(({ variantId, quantity }) => {
    const line = [...order.lines].find((one) => one.variantId === variantId);
    if (!line || quantity < 1 || quantity > line.quantity)
      throw new InvalidPurchase('These items are not in the order', 'lines');
    return line.total.allocate([quantity, line.quantity - quantity])[0] ?? Money.zero;
  });
  return Money.sum(parts);
}
