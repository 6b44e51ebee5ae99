import { download, httpClient } from './http-client';
import type { ShippingLabel } from './records';

const of = (order: unknown, parcel?: string) =>
  `/api/v1/admin/orders/${encodeURIComponent(String(order))}/parcels${
    parcel === undefined ? '' : `/${encodeURIComponent(parcel)}`
  }`;
const send = (path: string, body: object, key: string, method = 'POST') =>
  httpClient(path, {
    ...{ method, body: JSON.stringify(body), headers: { 'Idempotency-Key': key } },
  });

export type ParcelPieces = { variantId: string; quantity: number };
export type ParcelNumber = { carrier: string; trackingNumber: string };
/** The shop's own courier has a name alone. */
export type Carried = Pick<ParcelNumber, 'carrier'> & Partial<ParcelNumber>;

/** The parcels of an order that goes in parts; said twice with one key, done once. */
export const parcelCalls = {
  packParcel: (order: unknown, lines: readonly ParcelPieces[], key: string) =>
    send(of(order), { lines }, key),
  unpackParcel: (order: unknown, parcel: string, key: string) => send(of(order, parcel), {}, key, 'DELETE'),
  offerParcelLabel: async (order: unknown, parcel: string, key: string): Promise<ShippingLabel> =>
    (await send(`${of(order, parcel)}/label`, {}, key)).json,
  shipParcel: (order: unknown, parcel: string, number: Carried, key: string) =>
    send(`${of(order, parcel)}/shipment`, number, key),
  renumberParcel: (order: unknown, parcel: string, number: ParcelNumber, key: string) =>
    send(`${of(order, parcel)}/number`, number, key),
  deliverParcel: (order: unknown, parcel: string, key: string) =>
    send(`${of(order, parcel)}/delivery`, {}, key),
  parcelSlip: (order: string, parcel: string) =>
    download(
      `/api/v1/admin/fulfilment/packing-slips.pdf?${new URLSearchParams({ ids: order, parcel })}`,
      'packing-slip.pdf',
    ),
};
