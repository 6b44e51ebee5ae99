import type { Shop } from './api/types';
import { money, roundMoney } from './format';
import { deliveryTexts } from './messages/en/delivery';
import type { DeliveryPromise } from './delivery-promise';

/** What the shop promises of delivery, by its shipping rules. */
export function deliveryPromise(free: Shop['freeDelivery']): DeliveryPromise {
  if (!free) return { text: deliveryTexts.told, over: '', isAlwaysFree: false, freeFrom: null };
  const { over, method } = free;
  return {
    text: over === 0 ? deliveryTexts.free : deliveryTexts.freeOver(method),
    over: over === 0 ? '' : written(over),
    isAlwaysFree: over === 0 || method !== null,
    freeFrom: over,
  };
}

/** Without cents where there are none: what is promised is never rounded. */
const written = (amount: number) => (Number.isInteger(amount) ? roundMoney : money)(amount);
