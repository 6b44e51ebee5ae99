import type { Parcels } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';

/** When the goods arrived; undefined before. */
export async function deliveredAt(order: Order, parcels: Parcels): Promise<Date | undefined> {
  if (order.status !== 'delivered') return undefined;
  const events = await parcels.of(order.id);
  const arrival = events.find(({ status }) => status === 'delivered');
  return arrival?.timestamp ?? order.updatedAt;
}
