import type { LabelResultDto, OrderResultDto } from '@duka/client';
import { download, httpClient } from './http-client';
import type { OrderLetter, Pickup } from './records';

export type OrderResult = OrderResultDto & Pick<LabelResultDto, 'label'>;
/** Without a number it goes by its label. */
export type OrderToShip = { orderId: string; carrier?: string; trackingNumber?: string };
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

const lettersOf = (order: unknown) => `/api/v1/admin/orders/${encodeURIComponent(String(order))}/letters`;

/** Steps of many orders at once, each with a result of its own; said twice with one key, done once. */
export const fulfilmentCalls = {
  pickList: (ids: readonly string[]) => download(`${at}/pick-list.pdf?${named(ids)}`, 'pick-list.pdf'),
  packingSlips: (ids: readonly string[]) =>
    download(`${at}/packing-slips.pdf?${named(ids)}`, 'packing-slips.pdf'),
  labelSheet: (ids: readonly string[]) => download(`${at}/labels.pdf?${named(ids)}`, 'labels.pdf'),
  buyLabels: (ids: readonly string[], choose: RateChoice, key: string) =>
    post('labels', { orders: ids, choose }, key),
  orderLetters: async (order: unknown): Promise<OrderLetter[]> =>
    ((await httpClient(lettersOf(order))).json as { letters: OrderLetter[] }).letters,
  sendLetterAgain: async (order: unknown, letter: string, key: string): Promise<void> => {
    const options = { method: 'POST', body: '{}', headers: { 'Idempotency-Key': key } };
    await httpClient(`${lettersOf(order)}/${encodeURIComponent(letter)}/again`, options);
  },
  pickups: readyFor,
  shipOrders: (orders: readonly OrderToShip[], key: string) => post('shipments', { orders }, key),
};
