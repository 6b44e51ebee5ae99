import type { Order } from '../platform/api/types';
import { dateRange } from '../platform/date-range';
import { shopDay } from '../platform/shop-clock';
import { orderPageTexts } from '../platform/messages/en/orders';

/**
 * When the order comes, in words; null when nothing of it is to come. Once the last promised day is over it is no
 * longer promised, and an order that waits for its money had no such day.
 */
export function arrivalOf(
  { status, expectedDelivery }: Pick<Order, 'status' | 'expectedDelivery'>,
  now: Date,
): string | null {
  if (!expectedDelivery) return null;
  const range = dateRange(expectedDelivery.from, expectedDelivery.to);
  if (expectedDelivery.to >= shopDay(now)) return orderPageTexts.expected(range);
  return status === 'pending' ? null : orderPageTexts.overdue(range);
}
