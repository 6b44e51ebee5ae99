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

describe('what another system reads in step', () => {
  const changed = async (list: string, updatedSince: string, rows = 999) => {
    const answer = await admin.get<Json>(`/admin/${list}`, {
      query: {
        filter: JSON.stringify({ updatedSince }),
        sort: '["updatedAt","ASC"]',
        range: `[0,${rows}]`,
      },
      expect: 200,
    });
    const { body, headers } = answer;
    const told = [headers.get('content-range'), headers.get('x-total-count')];
    return { rows: body as Json[], cursor: headers.get('x-next-cursor'), told };
  };
  const now = async (): Promise<string> =>
    (await shop.sql<{ now: string }>('select now()::text as now'))[0]!.now;
  const moment = async () => new Date(await now()).toISOString();

  it('is each level from that moment on: set, sold, held and counted anew', async () => {
    const [{ id: variantId, sku }] = (await makeProduct(admin, { stock: 5 })).variants;
    const [{ id: untouched }] = (await makeProduct(admin, { stock: 5 })).variants;
    const since = await moment();
    await admin.post('/admin/stock-levels', { levels: [{ variantId, onHand: 8 }] }, { expect: 200 });
    const { rows } = await changed('stock-levels', since);
    expect(rows.find(({ id }) => id === variantId)).toMatchObject({ sku, onHand: 8, held: 0, available: 8 });
    expect(ids(rows)).not.toContain(untouched);
    const later = await moment();
    await shop.sql('update stock set held = 2 where variant_id = $1', [variantId]);
    expect((await changed('stock-levels', later)).rows).toMatchObject([{ id: variantId, available: 6 }]);
    await shop.sql('update stock set held = 0 where variant_id = $1', [variantId]);
  });

  it('is each price from that moment on, also of a group and when one is taken away', async () => {
    const product = await makeProduct(admin, { price: 20 });
    const [{ id: variantId }] = product.variants;
    const seen = async (since: string) =>
      (await changed('prices', since)).rows.find(({ id }) => id === variantId);
    const [after, group] = [await moment(), { name: `Since ${variantId}` }];
    expect(await seen(after)).toBeUndefined();
    const { id: groupId } = (await admin.post<Json>('/admin/customer-groups', group, { expect: 201 })).body;
    const set = (prices: object) =>
      admin.put(`/admin/products/${product.id}/group-prices`, { prices: [prices] }, { expect: 200 });
    await set({ groupId, variantId, price: 15 });
    expect(await seen(after)).toMatchObject({ price: 20, groupPrices: [{ groupId, price: 15 }] });
    const then = await moment();
    await set({ groupId, variantId, price: null });
    expect(await seen(then)).toMatchObject({ groupPrices: [] });
    const last = await moment();
    await admin.put(`/admin/products/${product.id}`, { discount: 10 }, { expect: 200 });
    expect(await seen(last)).toMatchObject({ discount: 10 });
  });

  it.each(['products', 'stock-levels', 'prices', 'orders', 'customers'])(
    'are %s page by page behind a cursor, whatever changes between two pages',
    async (list) => {
      if (list === 'orders')
        for (let made = 0; made < 3; made += 1) await insertOrder(shop, { email: 'admin@example.com' });
      else if (list === 'customers') for (let made = 0; made < 3; made += 1) await shop.shopper();
      else for (let made = 0; made < 3; made += 1) await makeProduct(admin, { stock: 1 });
      const all = ids((await changed(list, '2000-01-01')).rows);
      const read: string[] = [];
      for (let since: string | null = '2000-01-01'; since;) {
        const page = await changed(list, since, 1);
        read.push(...ids(page.rows));
        expect(page.rows.length).toBeLessThanOrEqual(2);
        since = page.rows.length < 2 ? null : page.cursor;
      }
      expect(read).toEqual(all);
      const [first] = all;
      expect(read.filter((id) => id === first)).toHaveLength(1);
      const { cursor, told } = await changed(list, '2000-01-01', 0);
      expect(told).toEqual([`${list} 0-0/${all.length}`, String(all.length)]);
      expect(cursor).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9a-f-]{36}$/);
      const behind = await changed(list, cursor!);
      expect(ids(behind.rows)).toEqual(all.slice(1));
      // counted once, not again at each page
      expect(behind.told).toEqual([`${list} 0-${all.length - 2}/*`, null]);
    },
  );

  it.each(['products', 'stock-levels', 'prices', 'orders', 'customers'])(
    'of %s refuses by name what it does not know',
    async (list) => {
      for (const filter of [
        { updated_since: '2026-01-01' },
        { updatedSince: 'yesterday' },
        { updatedSince: '2026-13-01T00:00:00.000000Z~x' },
      ]) {
        const { body } = await admin.get<Json>(`/admin/${list}`, {
          query: { filter: JSON.stringify(filter) },
          expect: 400,
        });
        expect(body.errors[0].field).toBe(`filter.${Object.keys(filter)[0]}`);
      }
      const { body } = await admin.get<Json>(`/admin/${list}`, { query: { after: '1' }, expect: 400 });
      expect(body.errors[0].field).toBe('after');
    },
  );
});
