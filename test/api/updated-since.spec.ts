import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const since = async (list: string, moment: string): Promise<Json[]> =>
  (
    await admin.get<Json>(`/admin/${list}`, {
      query: {
        filter: JSON.stringify({ updatedSince: moment }),
        sort: '["updatedAt","ASC"]',
        range: '[0,999]',
      },
      expect: 200,
    })
  ).body;
const ids = (rows: Json[]) => rows.map(({ id }) => id as string);
const after = (moment: string) => new Date(Date.parse(moment) + 1).toISOString();

describe('what has changed since another system came last', () => {
  it('is the products from that moment on, itself included, the latest last', async () => {
    const [first, second] = [await makeProduct(admin), await makeProduct(admin)];
    const renamed = await admin.put<Json>(
      `/admin/products/${first.id}`,
      { name: 'Renamed' },
      { expect: 200 },
    );
    const moment = renamed.body.updatedAt as string;
    expect(ids(await since('products', moment))).toContain(first.id);
    expect(ids(await since('products', after(moment)))).not.toContain(first.id);
    const both = ids(await since('products', second.updatedAt)).filter((id) =>
      [first.id, second.id].includes(id),
    );
    expect(both).toEqual([second.id, first.id]);
  });

  it('is a product whose category was renamed, too', async () => {
    await admin.post('/admin/categories', { name: 'Since' }, { expect: 201 });
    const product = await makeProduct(admin, { category: 'Since' });
    await admin.put('/admin/categories/since', { name: 'Since then' }, { expect: 200 });
    const { body } = await admin.get<Json>(`/admin/products/${product.id}`, { expect: 200 });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(product.updatedAt));
    expect(ids(await since('products', after(product.updatedAt)))).toContain(product.id);
  });

  it('is the orders from that moment on', async () => {
    const { id } = await insertOrder(shop, { email: 'admin@example.com' });
    const listed = (await since('orders', '2000-01-01')).find((one) => one.id === id);
    const moment = listed?.updatedAt as string;
    expect(ids(await since('orders', moment))).toContain(id);
    expect(ids(await since('orders', after(moment)))).not.toContain(id);
    await admin.post(
      `/admin/orders/${id}/transitions`,
      { action: 'cancel', reason: 'Asked' },
      { expect: 200 },
    );
    expect(ids(await since('orders', after(moment)))).toContain(id);
  });

  it('is the customers from that moment on, whom the shop has forgotten among them', async () => {
    const { email } = await shop.shopper('Since Then');
    const listed = (await since('customers', '2000-01-01')).find((one) => one.email === email);
    const id = listed?.id as string;
    const moment = listed?.updatedAt as string;
    expect(ids(await since('customers', moment))).toContain(id);
    expect(ids(await since('customers', after(moment)))).not.toContain(id);
    await admin.post(`/admin/customers/${id}/erasure`, undefined, { expect: 200 });
    expect((await since('customers', after(moment))).filter((one) => one.id === id)).toMatchObject([
      { name: 'Deleted customer', disabled: true },
    ]);
  });

  it('is no product that was deleted: the feed tells of that', async () => {
    const product = await makeProduct(admin);
    const { cursor } = (await admin.get<Json>('/admin/events', { query: { after: 'latest' } })).body;
    await admin.delete(`/admin/products/${product.id}`, undefined, { expect: 200 });
    expect(ids(await since('products', product.updatedAt))).not.toContain(product.id);
    const { events } = (await admin.get<Json>('/admin/events', { query: { after: cursor } })).body;
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'product.deleted', resourceId: product.id }),
    );
  });
});
