import { wayOf } from '../../kernel/delivery-way.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { Order } from '../../orders/domain/order.js';
import type { OrderState } from '../../orders/domain/order-states.js';

type Sent = Pick<Order, 'delivery'>;

/** With which step goods are supplied: they leave for the buyer, or the buyer takes them along (Directive 2006/112/EC, Article 226, 7). */
export const suppliedBy = ({ delivery }: Sent): Extract<OrderState, 'shipped' | 'delivered'> =>
  wayOf(delivery) === 'pickup' ? 'delivered' : 'shipped';

/** What a paper says of the day of supply; undefined of an order that was called off before. */
export function dayOfSupply(
  order: Sent & Pick<Order, 'status'>,
  suppliedAt: Date | null,
  issuedAt: Date,
): string | undefined {
  if (suppliedAt)
    return shopDay(suppliedAt) === shopDay(issuedAt)
      ? 'The day of supply is the invoice’s date'
      : `Day of supply: ${shopDay(suppliedAt)}`;
  if (order.status === 'cancelled') return undefined;
  return suppliedBy(order) === 'delivered'
    ? 'Day of supply: the day of hand-over'
    : 'Day of supply: the day of dispatch';
}
