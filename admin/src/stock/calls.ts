import type { OnTheWay, OrderPlaces, ProductPlaces, Retaking, StockLevelResults } from '../records';

import type { ArrivalList, ArrivalRecord } from './arrival';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown, headers?: HeadersInit) => Promise<T>;
const once = (key: string) => ({ 'Idempotency-Key': key });
const at = (list: string, id: unknown) => `/${list}/${encodeURIComponent(String(id))}`;

export type CountedLevel = { variantId: string; onHand: number; reason?: string };

/** What the panel asks of stock at its places. */
export const stockCalls = (get: Get, send: Send) => ({
  productPlaces: (id: unknown) => get<ProductPlaces>(`${at('products', id)}/places`),
  setPlaceLevels: (id: unknown, levels: readonly CountedLevel[]) =>
    send<StockLevelResults>('POST', `${at('places', id)}/stock-levels`, { levels }),
  productArrivals: (id: unknown) => get<OnTheWay[]>(`${at('products', id)}/arrivals`),
  stepArrival: (
    list: ArrivalList,
    id: unknown,
    step: 'send' | 'receive' | 'close',
    body: object,
    key: string,
  ) => send<ArrivalRecord>('POST', `${at(list, id)}/${step}`, body, once(key)),
  orderPlaces: (id: unknown) => get<OrderPlaces>(`${at('orders', id)}/places`),
  retakePieces: (id: unknown, retaking: Retaking, key: string) =>
    send<OrderPlaces>('POST', `${at('orders', id)}/places`, retaking, once(key)),
});
