import type { Order } from '../platform/api/types';
import { dateRange } from '../platform/date-range';
import { shopDay } from '../platform/shop-clock';
import { orderPageTexts } from '../platform/messages/en/orders';

/**
 * When the order comes, in words; null when nothing of it is to come, and of what waits to be fetched. Once the last promised day is over it is no
 * longer promised, and an order that waits for its money had no such day.
 */
export function arrivalOf(
  { status, deliveryWay, expectedDelivery }: Pick<Order, 'status' | 'deliveryWay' | 'expectedDelivery'>,
  now: Date,
): string | null {
  if (!expectedDelivery) return null;
  const range = dateRange(expectedDelivery.from, expectedDelivery.to);
  if (deliveryWay === 'pickup' && status === 'shipped') return null;
  if (expectedDelivery.to >= shopDay(now))
    return deliveryWay === 'pickup' ? orderPageTexts.readyBy(range) : orderPageTexts.expected(range);
  return status === 'pending' ? null : orderPageTexts.overdue(range);
}
