import type { Money } from '../../kernel/money.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { Order } from '../../orders/domain/order.js';
import { RefundOverLimit } from '../../orders/domain/refund-request.js';
import type { Actor } from '../../orders/domain/snapshots.js';

/**
 * What comes back of an order counts towards what the member of the staff may give away on a day.
 *
 * @param limit in the shop's smallest units; null is any amount
 * @throws RefundOverLimit when the day's limit is not enough
 */
export async function takeOfBudget(
  budget: StaffBudget,
  actor: Actor,
  amount: Money,
  limit: number | null,
  order: Pick<Order, 'inShopCurrency'>,
): Promise<void> {
  if (limit === null || amount.isZero) return;
  if (!(await budget.take(actor.id ?? '', order.inShopCurrency(amount).cents, limit)))
    throw new RefundOverLimit(amount, limit, 'day');
}
