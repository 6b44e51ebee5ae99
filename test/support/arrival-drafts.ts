import type { Client, Json } from './client.js';

/** The address of a draft of an order to a supplier. */
export async function orderToSupplier(admin: Client): Promise<string> {
  const terms = { supplier: 'Audited', lines: [] };
  return `/admin/purchase-orders/${(await admin.post<Json>('/admin/purchase-orders', terms, { expect: 201 })).body.id}`;
}

/** The address of a draft of a transfer from the first place to this one. */
export async function transferTo(admin: Client, placeId: string): Promise<string> {
  const { body: places } = await admin.get<Json>('/admin/places', { expect: 200 });
  const terms = { fromPlaceId: places[0].id, placeId, lines: [] };
  return `/admin/transfers/${(await admin.post<Json>('/admin/transfers', terms, { expect: 201 })).body.id}`;
}
