import type { Shop } from './api/types';
import { roundMoney } from './format';
import type { DeliveryPromise } from './shop-info';

/** What the shop promises of delivery, by its shipping rules. */
export function deliveryPromise(free: Shop['freeDelivery']): DeliveryPromise {
  if (!free) return { text: 'Delivery costs are told before you pay', isAlwaysFree: false, freeFrom: null };
  const { over, method } = free;
  const even = method ? `, even ${method}` : '';
  return {
    text: over === 0 ? 'Free delivery' : `Free delivery for orders over ${roundMoney(over)}${even}`,
    isAlwaysFree: over === 0 || method !== null,
    freeFrom: over,
  };
}
