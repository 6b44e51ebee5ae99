import { v7 } from 'uuid';
import type { Client, Json } from './client.js';
import { goods, openSession, payOnPage, type Goods } from './money.js';
import type { Shop } from './shop.js';

export const GUIDE = Buffer.from(
  '%PDF-1.7 A guide to the birds of Kakamega, in a hundred bytes or so, of which nobody reads any.',
);

export function fileForm(name: string, content: Buffer = GUIDE, type = 'application/pdf'): FormData {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new Blob([new Uint8Array(content)], { type }), 'sent');
  return form;
}

export const filesOf = ({ productId, variantId }: Goods) =>
  `/admin/products/${productId}/variants/${variantId}/files`;

/** A product of $25.49 that is a file and nothing else. */
export async function soldFile(shop: Shop, name = 'Guide.pdf'): Promise<Goods & { file: Json }> {
  const sold = await goods(shop, { stock: null, name: `Field guide ${v7().slice(-4)}` });
  await shop.sql('update product set is_shipped = false where id = $1', [sold.productId]);
  const admin = await shop.admin();
  const { body: file } = await admin.post<Json>(filesOf(sold), fileForm(name), { expect: 201 });
  return { ...sold, file };
}

export const basket = ({ variantId }: Goods, quantity = 1) => ({
  products: [{ _id: variantId, name: 'Field guide', price: 25.49, quantity }],
});

/** Pays it by card; the id of the order. */
export async function paidFor(
  shop: Shop,
  shopper: Client,
  products: object,
  email: string,
  card?: string,
): Promise<string> {
  const session = await openSession(shopper, { ...products, contact: { email, phone: '' } });
  await payOnPage(shop, session.url, card);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

export const linksOf = async (shopper: Client, orderId: string): Promise<Json[]> =>
  (await shopper.get<Json>(`/orders/${orderId}/downloads`, { expect: 200 })).body.data;

export const linkOf = async (shopper: Client, orderId: string): Promise<string> =>
  String((await linksOf(shopper, orderId))[0]?.url);
