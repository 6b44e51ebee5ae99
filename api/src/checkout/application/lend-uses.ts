import type { OrderEdits } from '../../orders/application/order-edits.js';
import type { Orders } from '../../orders/application/ports.js';
import { EDIT_KEY } from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import type { DiscountsInForce } from '../../promotions/application/discounts-in-force.js';
import type { Coupons } from '../../promotions/application/ports.js';

/** An order all of which is changed lends what it has had of a coupon or a discount to the one that comes for it, until one of them ends. */
export class LendUses {
  constructor(
    private readonly coupons: Pick<Coupons, 'release' | 'restore'>,
    private readonly discounts: Pick<DiscountsInForce, 'release' | 'restore'>,
    private readonly edits: Pick<OrderEdits, 'ofNew'>,
    private readonly orders: Pick<Orders, 'lock'>,
  ) {}

  /** Of these discounts, right before the other order takes them. Joins the caller's transaction, in which its order is locked. */
  lendDiscounts(orderId: string, ids: readonly string[]): Promise<void> {
    return this.discounts.release(orderId, ids);
  }

  /** Of this coupon, right before the other order takes it. */
  lendCoupon(orderId: string, couponId: string): Promise<void> {
    return this.coupons.release(orderId, couponId);
  }

  /** The order that came for a change is dead: the one that was to end has it again. Call once its own uses are free. */
  async giveBack({ id, idempotencyKey }: Order): Promise<void> {
    if (!idempotencyKey?.startsWith(EDIT_KEY)) return;
    const edit = await this.edits.ofNew(id);
    if (!edit || edit.completedAt !== null) return;
    const from = await this.orders.lock(edit.orderId);
    if (!from || from.status === 'cancelled') return;
    await this.discounts.restore(from.id);
    await this.coupons.restore(from.id);
  }
}
