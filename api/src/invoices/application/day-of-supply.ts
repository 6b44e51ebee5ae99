import { wayOf } from '../../kernel/delivery-way.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { Order } from '../../orders/domain/order.js';
import type { OrderState } from '../../orders/domain/order-states.js';

type Sent = Pick<Order, 'delivery'>;

/** With which step goods are supplied: they leave for the buyer, or the buyer takes them along (Directive 2006/112/EC, Article 226, 7). */
export const suppliedBy = ({ delivery }: Sent): Extract<OrderState, 'shipped' | 'delivered'> =>
  wayOf(delivery) === 'pickup' ? 'delivered' : 'shipped';

/** What a paper says of the day of supply: a text of `api/papers.json` by its key, and the day that it tells. */
export interface SupplyWords {
  key: 'supply.sameDay' | 'supply.on' | 'supply.handOver' | 'supply.dispatch';
  on?: Date;
}

/** Undefined of an order that was called off before. */
export function dayOfSupply(
  order: Sent & Pick<Order, 'status'>,
  suppliedAt: Date | null,
  issuedAt: Date,
): SupplyWords | undefined {
  if (suppliedAt)
    return shopDay(suppliedAt) === shopDay(issuedAt)
      ? { key: 'supply.sameDay' }
      : { key: 'supply.on', on: suppliedAt };
  if (order.status === 'cancelled') return undefined;
  return { key: suppliedBy(order) === 'delivered' ? 'supply.handOver' : 'supply.dispatch' };
}
