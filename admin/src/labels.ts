import { download, httpClient } from './http-client';
import type { Carrier, ShippingLabel, ShippingLabels } from './records';

const of = (order: unknown) => `/api/v1/admin/orders/${encodeURIComponent(String(order))}/labels`;
const post = async (path: string, body: object, key: string): Promise<ShippingLabel> => {
  const options = { method: 'POST', body: JSON.stringify(body), headers: { 'Idempotency-Key': key } };
  return (await httpClient(path, options)).json;
};

/** Labels of carriers, bought by the server; said twice with one key, done once. */
export const labels = {
  carrier: async (): Promise<Carrier> => (await httpClient('/api/v1/admin/carrier')).json,
  labels: async (order: unknown): Promise<ShippingLabels> => (await httpClient(of(order))).json,
  offerLabel: (order: unknown, key: string) => post(of(order), {}, key),
  buyLabel: (order: unknown, label: string, rate: string, key: string) =>
    post(`${of(order)}/${encodeURIComponent(label)}/purchase`, { rate }, key),
  returnLabel: (order: unknown, label: string, key: string) =>
    post(`${of(order)}/${encodeURIComponent(label)}/refund`, {}, key),
  printLabel: (order: unknown, label: string, name: string) =>
    download(`${of(order)}/${encodeURIComponent(label)}/paper`, name),
};
