import type { Failpoints } from '../../kernel/failpoints.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { eventsFrom } from '../../orders/domain/order-states.js';
import { GUARDS } from '../../orders/domain/order-guards.js';
import type { RefundFigures } from '../../orders/application/refund-figures.js';
import { OrderNotFound, TransitionRefused } from '../../orders/domain/refusals.js';
import { checkRefundLimit } from '../../orders/domain/refund-request.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import { waitsAtCounter } from '../../orders/domain/still-here.js';
import type { ApplyEffects } from './apply-effects.js';
import type { CancelAttempts } from './cancel-attempts.js';
import type { PreviewRefund } from './preview-refund.js';
import { takeOfBudget } from './take-of-budget.js';

export interface CancelRequest {
  orderId: string;
  actor: Actor;
  reason: string;
  /** The most in cents that this actor may give back alone of one order; null is any. */
  limit: number | null;
  /** Its pieces go back on the shelf; unless said they do. */
  restock?: boolean | undefined;
  /** Also those that were refunded before and not put back then. */
  restockRefunded?: boolean | undefined;
  /** What is left of its money stays, where all pieces were refunded: a fee. */
  keepsRest?: boolean | undefined;
}

/**
 * Cancels an order: what may still bring money is ended at the provider first (it may turn out to be paid), then, in one
 * transaction, the order is cancelled, stock and coupon are free again, and what was captured goes back.
 */
export class CancelAndRefund {
  constructor(
    private readonly orders: Orders,
    private readonly cancelAttempts: CancelAttempts,
    private readonly cancelOrder: CancelOrder,
    private readonly applyEffects: ApplyEffects,
    private readonly previewRefund: PreviewRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly failpoints: Failpoints,
    private readonly budget: StaffBudget,
  ) {}

  /** `audit` runs with what is written. @throws OrderNotFound, TransitionRefused once shipped, RefundOverLimit and then nothing is cancelled */
  async cancelAndRefund(request: CancelRequest, audit?: () => Promise<void>): Promise<Order> {
    const order = await this.seen(request.orderId, request.actor);
    if (isCancellable(order)) await this.cancelAttempts.cancelAttempts(order.id);
    await this.failpoints.reach('before-cancel');
    return this.unitOfWork.run(async () => {
      const { restock, restockRefunded, keepsRest = false, ...cancellation } = request;
      const transitionResult = await this.cancelOrder.cancelOrder({ ...cancellation, keepsRest });
      if (request.limit !== null && !keepsRest)
        await this.checkLimit(transitionResult.order, request.actor, request.limit);
      await this.applyEffects.applyEffects(transitionResult, { rest: restock, off: restockRefunded });
      await audit?.();
      return transitionResult.order;
    });
  }

  /** Exactly what would come back if the order were cancelled now. @throws OrderNotFound, TransitionRefused once shipped */
  preview(orderId: string, actor: Actor): Promise<{ order: Order; figures: RefundFigures }> {
    return this.unitOfWork.snapshot(async () => {
      const order = await this.seen(orderId, actor);
      if (order.partsSent > 0)
        throw new TransitionRefused(order.status, 'nothingIsSent', GUARDS.nothingIsSent.sentence);
      if (!isCancellable(order) || (actor.kind === 'customer' && order.status === 'shipped'))
        throw new TransitionRefused(order.status, 'listed', `A ${order.status} order cannot be cancelled.`);
      if (order.status === 'processing' && (await this.cancelOrder.isHandedOver(order.id, actor)))
        throw new TransitionRefused(order.status, 'nothingIsHandedOver', GUARDS.nothingIsHandedOver.sentence);
      return { order, figures: await this.previewRefund.previewRefund(order, {}, order.total.times(0)) };
    });
  }

  /** By what is captured now, under the order's lock: it may be more than a preview showed. */
  private async checkLimit(order: Order, actor: Actor, limit: number): Promise<void> {
    const plan = await this.previewRefund.plan(order, {});
    checkRefundLimit(plan, limit, order);
    await takeOfBudget(this.budget, actor, plan.amount, limit, order);
  }

  private async seen(orderId: string, actor: Actor): Promise<Order> {
    const order = await this.orders.find(orderId);
    if (!order || (actor.kind === 'customer' && order.accountId !== actor.id)) throw new OrderNotFound();
    return order;
  }
}

/** Of what has left the shop nothing is; what lies ready to be fetched has not. */
const isCancellable = (order: Order): boolean =>
  order.partsSent === 0 &&
  (order.status !== 'shipped' || waitsAtCounter(order)) &&
  eventsFrom(order.status).includes('cancel');
