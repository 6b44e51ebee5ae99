import type { LabelResultDto, OrderResultDto } from '@duka/client';
import { download, httpClient } from './http-client';
import type { Pickup } from './records';

export type OrderResult = OrderResultDto & Pick<LabelResultDto, 'label'>;
export type RateChoice = 'cheapest' | 'fastest';

const at = '/api/v1/admin/fulfilment';
const named = (ids: readonly string[]) => new URLSearchParams({ ids: ids.join(',') });
const post = async (path: string, body: object, key: string): Promise<OrderResult[]> => {
  const options = { method: 'POST', body: JSON.stringify(body), headers: { 'Idempotency-Key': key } };
  const { results } = (await httpClient(`${at}/${path}`, options)).json as { results: OrderResult[] };
  return results;
};

const readyFor = async (q: string): Promise<Pickup[]> => {
  const query = new URLSearchParams(q ? { q } : {});
  const { orders } = (await httpClient(`/api/v1/admin/pickups?${query}`)).json as { orders: Pickup[] };
  return orders;
};

/** Steps of many orders at once, each with a result of its own; said twice with one key, done once. */
export const fulfilmentCalls = {
  pickList: (ids: readonly string[]) => download(`${at}/pick-list.pdf?${named(ids)}`, 'pick-list.pdf'),
  packingSlips: (ids: readonly string[]) =>
    download(`${at}/packing-slips.pdf?${named(ids)}`, 'packing-slips.pdf'),
  labelSheet: (ids: readonly string[]) => download(`${at}/labels.pdf?${named(ids)}`, 'labels.pdf'),
  buyLabels: (ids: readonly string[], choose: RateChoice, key: string) =>
    post('labels', { orders: ids, choose }, key),
  pickups: readyFor,
  shipOrders: (ids: readonly string[], key: string) =>
    post('shipments', { orders: ids.map((orderId) => ({ orderId })) }, key),
};
