import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Parcels } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';

/**
 * When the goods arrived; undefined before. Of several parcels, when the last of them did (Directive 2011/83/EU, Art. 9): which is not the
 * one that was told of last.
 */
export async function deliveredAt(
  order: Order,
  way: Parcels,
  parcels: Pick<OrderParcels, 'ofOrder'>,
): Promise<Date | undefined> {
  if (order.status !== 'delivered') return undefined;
  const events = await way.of(order.id);
  const arrival = events.find(({ status }) => status === 'delivered');
  const sent = await parcels.ofOrder(order.id);
  const arrived = sent.length > 1 ? sent.flatMap(({ deliveredAt: at }) => at ?? []) : [];
  const first = arrival?.timestamp ?? order.updatedAt;
  return new Date(Math.max(first.getTime(), ...arrived.map((at) => at.getTime())));
}
