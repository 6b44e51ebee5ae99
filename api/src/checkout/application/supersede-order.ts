import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import type { Orders } from '../../orders/application/ports.js';
import { REPLACED } from '../../orders/domain/cancel-reasons.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import { PurchaseUnderway } from '../domain/refusals.js';
import type { ApplyEffects } from './apply-effects.js';
import type { CancelAttempts } from './cancel-attempts.js';

/**
 * A cart is bought once. What an earlier unpaid try of the same cart lines may still bring is ended at its provider; then that
 * order is cancelled in the transaction of the new one, and its stock and coupon are free again for it.
 */
export class SupersedeOrder {
  constructor(
    private readonly orders: Orders,
    private readonly cancelAttempts: CancelAttempts,
    private readonly cancelOrder: CancelOrder,
    private readonly applyEffects: ApplyEffects,
  ) {}

  /** Asks providers: never called inside a transaction. @throws PurchaseUnderway when the earlier try was paid, or may still be */
  async endPayments(waiting: readonly string[]): Promise<void> {
    for (const orderId of waiting)
      if (await this.cancelAttempts.cancelAttempts(orderId)) throw new PurchaseUnderway();
  }

  /** Joins the caller's transaction. @throws PurchaseUnderway when the earlier order was paid meanwhile */
  async supersedeOrders(waiting: readonly string[]): Promise<void> {
    for (const orderId of waiting) await this.cancel(orderId);
  }

  private async cancel(orderId: string): Promise<void> {
    const order = await this.orders.lock(orderId);
    if (order?.status !== 'pending') throw new PurchaseUnderway();
    try {
      const request = { orderId, actor: SYSTEM, reason: REPLACED };
      await this.applyEffects.applyEffects(await this.cancelOrder.cancelOrder(request));
    } catch (error) {
      if (error instanceof TransitionRefused) throw new PurchaseUnderway();
      throw error;
    }
  }
}
