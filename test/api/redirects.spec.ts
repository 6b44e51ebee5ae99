import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const make = async (from: string, to: string) =>
  (await admin.post<Json>('/admin/redirects', { from, to }, { expect: 201 })).body;
const remove = (id: string) => admin.delete(`/admin/redirects/${id}`, undefined, { expect: 200 });
const follow = async (path: string) => {
  const { status, body } = await shop.client.get<Json>('/redirects', { query: { path } });
  return status === 200 ? body.data.to : status;
};
const list = async (q: string, more: object = {}) =>
  (
    await admin.get<Json>('/admin/redirects', {
      query: { filter: JSON.stringify({ q }), ...more },
      expect: 200,
    })
  ).body;
const refused = async (from: string, to: string) => {
  const { status, body } = await admin.post<Json>('/admin/redirects', { from, to });
  return [status, ...body.errors.map(({ field }: Json) => field)];
};

describe('an address that is gone', () => {
  it('leads elsewhere, whoever asks and however it is written, and counts them', async () => {
    const made = await make('/followed/', '/pages/new?x=1');
    expect(made).toMatchObject({ from: '/followed', to: '/pages/new?x=1', hits: 0, lastHitAt: null });
    for (const path of ['/followed', '/followed/']) expect(await follow(path)).toBe('/pages/new?x=1');
    expect(await follow('/Followed')).toBe(404);
    for (const path of ['/a%00', '/a%0Ab']) expect([path, await follow(path)]).toEqual([path, 404]);
    const { body } = await admin.get<Json>(`/admin/redirects/${made.id}`, { expect: 200 });
    expect([body.hits, Date.parse(body.lastHitAt) > 0]).toEqual([2, true]);
    await remove(made.id);
    expect(await follow('/followed')).toBe(404);
    expect((await admin.get(`/admin/redirects/${made.id}`)).status).toBe(404);
  });

  it('is counted once for each of many who ask at the same moment', async () => {
    const { id } = await make('/crowded', '/shop');
    await Promise.all(Array.from({ length: 20 }, () => follow('/crowded')));
    expect((await admin.get<Json>(`/admin/redirects/${id}`, { expect: 200 })).body.hits).toBe(20);
    await remove(id);
  });

  it('is refused at its field when the shop answers there, or nobody can be sent there', async () => {
    const product = await makeProduct(admin, { name: 'Kept address' });
    const page = (await admin.post<Json>('/admin/pages', { address: 'kept', title: 'Kept', blocks: [] }))
      .body;
    const first = await make('/first', '/second');
    expect(await refused('/about', '/shop')).toEqual([400, 'from']);
    expect(await refused(`/product/kept-address-${product.id}`, '/shop')).toEqual([400, 'from']);
    expect(await refused('/pages/kept', '/shop')).toEqual([400, 'from']);
    expect(await refused('/first', '/shop')).toEqual([400, 'from']);
    expect(await refused('old?id=1', 'http://elsewhere.example')).toEqual([400, 'from', 'to']);
    expect(await refused('/loop', '/loop/')).toEqual([400, 'to']);
    expect(await refused('/a%00', '/b%00')).toEqual([400, 'from', 'to']);
    expect(await refused('/second', '/first')).toEqual([400, 'to']);
    expect(await refused('/zero', '/first')).toEqual([400, 'to']);
    expect(await refused('/zero', 'javascript:alert(1)')).toEqual([400, 'to']);
    await admin.delete(`/admin/pages/${page.id}`, undefined, { expect: 200 });
    const gone = await make('/pages/kept', 'https://elsewhere.example/kept');
    for (const { id } of [first, gone]) await remove(id);
  });

  it('that others lead to takes them along', async () => {
    const [a, b] = [await make('/along-a', '/along-b'), await make('/along-b', '/along-c')];
    expect(await follow('/along-a')).toBe('/along-c');
    for (const { id } of [a, b]) await remove(id);
  });

  it('never leads in circles, whoever is faster', async () => {
    const both = await Promise.all([
      admin.post<Json>('/admin/redirects', { from: '/here', to: '/there' }),
      admin.post<Json>('/admin/redirects', { from: '/there', to: '/here' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    for (const { status, body } of both) if (status === 201) await remove(body.id);
  });

  it('is found in the list by both addresses, the most followed first', async () => {
    const made = [await make('/listed-old-1', '/shop'), await make('/other', '/listed-old-2')];
    await follow('/other');
    const rows = await list('LISTED-OLD', { sort: '["hits","DESC"]' });
    expect(rows.map(({ from, hits }: Json) => [from, hits])).toEqual([
      ['/other', 1],
      ['/listed-old-1', 0],
    ]);
    expect(await list('100%')).toEqual([]);
    for (const { id } of made) await remove(id);
  });
});

describe('a page whose address changes', () => {
  const page = (address: string) => ({ address, title: 'Moved', blocks: [] });
  const create = async (address: string) =>
    (await admin.post<Json>('/admin/pages', page(address), { expect: 201 })).body.id as string;
  const move = (id: string, to: string) => admin.put<Json>(`/admin/pages/${id}`, page(to));
  const publish = (id: string) => admin.post(`/admin/pages/${id}/publication`, {}, { expect: 200 });
  const forget = async () => {
    for (const { id } of await list('moved-')) await remove(id);
  };

  it('is led to from each that it ever had, also when it goes back', async () => {
    const id = await create('moved-a');
    await publish(id);
    const { body } = await move(id, 'moved-b');
    expect([body.address, body.path]).toEqual(['moved-b', '/pages/moved-b']);
    expect((await shop.client.get('/pages/moved-a')).status).toBe(404);
    expect((await shop.client.get('/pages/moved-b')).status).toBe(200);
    expect(await follow('/pages/moved-a')).toBe('/pages/moved-b');
    await move(id, 'moved-c');
    expect([await follow('/pages/moved-a'), await follow('/pages/moved-b')]).toEqual(
      Array(2).fill('/pages/moved-c'),
    );
    await move(id, 'moved-a');
    expect([await follow('/pages/moved-a'), await follow('/pages/moved-b')]).toEqual([404, '/pages/moved-a']);
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
    await forget();
  });

  it('is not led to while nobody can know the one of before', async () => {
    const id = await create('moved-draft');
    expect((await move(id, 'moved-later')).status).toBe(200);
    expect(await follow('/pages/moved-draft')).toBe(404);
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('is told at the field when another page has it, or it is none', async () => {
    const [one, other] = [await create('moved-one'), await create('moved-other')];
    const taken = await move(one, 'moved-other');
    expect([taken.status, taken.body.code, taken.body.errors[0].field]).toEqual([
      409,
      'page_taken',
      'address',
    ]);
    const wrong = await move(one, 'No Address');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'address']);
    for (const id of [one, other]) await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });
});
