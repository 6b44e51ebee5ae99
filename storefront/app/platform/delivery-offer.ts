import type { Shop } from './api/types';
import { roundMoney } from './format';
import { deliveryTexts } from './messages/en/delivery';
import type { DeliveryPromise } from './shop-info';

/** What the shop promises of delivery, by its shipping rules. */
export function deliveryPromise(free: Shop['freeDelivery']): DeliveryPromise {
  if (!free) return { text: deliveryTexts.told, isAlwaysFree: false, freeFrom: null };
  const { over, method } = free;
  return {
    text: over === 0 ? deliveryTexts.free : deliveryTexts.freeOver(roundMoney(over), method),
    isAlwaysFree: over === 0 || method !== null,
    freeFrom: over,
  };
}
