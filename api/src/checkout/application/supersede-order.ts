import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import type { Orders } from '../../orders/application/ports.js';
import { REPLACED } from '../../orders/domain/cancel-reasons.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import { PurchaseUnderway } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import type { ApplyEffects } from './apply-effects.js';
import type { CancelAttempts } from './cancel-attempts.js';
import type { Earlier } from './find-pending-orders.js';
import type { PlacedOrder } from './pay-order.js';
import type { PlacePurchase } from './place-purchase.js';

const SYSTEM = { kind: 'system', id: null } as const;

/**
 * A cart is bought once. What an earlier unpaid try of the same cart lines may still bring is ended at its provider; then,
 * in one transaction, that order is cancelled, its stock and coupon are free again, and the new one is placed.
 */
export class SupersedeOrder {
  constructor(
    private readonly orders: Orders,
    private readonly cancelAttempts: CancelAttempts,
    private readonly cancelOrder: CancelOrder,
    private readonly applyEffects: ApplyEffects,
    private readonly placePurchase: PlacePurchase,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Never called inside a transaction. @throws PurchaseUnderway when the earlier try was paid, or may still be; then,
   * and when the new one is refused, the earlier one stays.
   */
  async supersedeOrder(buy: Buy, { waiting, ofCart }: Earlier): Promise<PlacedOrder> {
    for (const orderId of waiting)
      if (await this.cancelAttempts.cancelAttempts(orderId)) throw new PurchaseUnderway();
    return this.unitOfWork.run(async () => {
      for (const orderId of waiting) await this.cancel(orderId);
      return this.placePurchase.placePurchase(buy, ofCart);
    });
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
