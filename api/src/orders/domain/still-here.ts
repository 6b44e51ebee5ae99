import { wayOf } from '../../kernel/delivery-way.js';
import type { Order } from './order.js';

type Where = Pick<Order, 'status' | 'delivery'>;

/** It lies ready, and nobody has fetched it. */
export const waitsAtCounter = ({ status, delivery }: Where): boolean =>
  status === 'shipped' && wayOf(delivery) === 'pickup';

/** Paid, or being paid on delivery, and with the shop still, but for parts that may have left. */
export const isStillHere = (order: Where): boolean => order.status === 'processing' || waitsAtCounter(order);
