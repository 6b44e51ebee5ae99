import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const PATH = '/admin/redirects/imports';
const CSV = { headers: { 'content-type': 'text/csv' } };
const post = async (
  path: string,
  file: string,
  query: Record<string, string>,
  expected: number,
): Promise<Json> => (await admin.post<Json>(path, file, { ...CSV, query, expect: expected })).body;
const preview = (file: string, query: Record<string, string> = {}) =>
  post(`${PATH}/preview`, file, query, 200);
const run = (file: string, query: Record<string, string> = {}) => post(PATH, file, query, 201);
const follow = async (path: string) => {
  const { status, body } = await shop.client.get<Json>('/redirects', { query: { path } });
  return status === 200 ? body.data.to : status;
};
const brief = ({ lines }: Json) =>
  lines.map(({ line, action, from, to, errors }: Json) =>
    action === 'error' ? [line, ...errors.map(({ field }: Json) => field)] : [line, action, from, to],
  );

describe('redirects of a file', () => {
  it('are shown line by line, made, and taken back', async () => {
    const product = await makeProduct(admin, { name: 'Shown here' });
    await admin.post('/admin/redirects', { from: '/before', to: '/moved-a' }, { expect: 201 });
    const file = [
      'Redirect from,Redirect to',
      '/moved-a,/moved-b',
      '/moved-b,/category/lamps',
      'https://old.example/moved-c?x=1,/shop',
      '/round,/about-round',
      '/about-round,/round',
      `/product/${product.id},/shop`,
      '/moved-a,/shop',
      '/before,/moved-a',
      '/moved-d,"https://old.example/kept"',
    ].join('\n');
    const shown = await preview(file);
    expect(shown.columns.source).toBe('shopify');
    expect(shown.counts).toEqual({ total: 9, create: 3, nothing: 1, error: 5 });
    expect(brief(shown)).toEqual([
      [2, 'create', '/moved-a', '/category/lamps'],
      [3, 'create', '/moved-b', '/category/lamps'],
      [4, 'from'],
      [5, 'to'],
      [6, 'to'],
      [7, 'from'],
      [8, 'from'],
      [9, 'nothing', '/before', '/moved-a'],
      [10, 'create', '/moved-d', 'https://old.example/kept'],
    ]);
    expect(await follow('/moved-a')).toBe(404);

    const { id, counts, errors } = await run(file);
    expect([counts, errors.length]).toEqual([shown.counts, 5]);
    expect(await Promise.all(['/moved-a', '/moved-b', '/before', '/moved-d'].map(follow))).toEqual([
      ...['/category/lamps', '/category/lamps', '/category/lamps', 'https://old.example/kept'],
    ]);
    expect((await preview(file)).counts).toMatchObject({ create: 0 });

    const { body } = await admin.post<Json>(`${PATH}/${id}/undo`, undefined, { expect: 200 });
    expect(body).toEqual({ id, redirects: 3 });
    expect(await follow('/moved-a')).toBe(404);
    expect((await admin.post(`${PATH}/${id}/undo`)).status).toBe(404);
  });

  it('are those of WooCommerce’s plug-in and of EverShop, and of any columns that a person names', async () => {
    const woo = await preview('source,target,regex,code\n/woo-old,/woo-new,0,301\n"/woo/(.*)",/shop,1,301\n');
    expect([woo.columns.source, brief(woo)]).toEqual([
      'woocommerce',
      [
        [2, 'create', '/woo-old', '/woo-new'],
        [3, 'regex'],
      ],
    ]);
    const ever = await preview('from_path;to_path;source\n/ever-old;/ever-new;auto\n');
    expect([ever.columns.source, ever.counts.create]).toEqual(['evershop', 1]);
    const said = { columns: JSON.stringify({ Alt: 'from', Neu: 'to' }) };
    expect(brief(await preview('Alt;Neu\n/alt;/neu\n', said))).toEqual([[2, 'create', '/alt', '/neu']]);
    expect(brief(await preview('Alt;Neu\n/alt;/neu\n'))).toEqual([[2, 'from', 'to']]);
  });

  it('whose addresses hold what is no text, or are shown in another spelling, are told at their lines', async () => {
    const page = (await admin.post<Json>('/admin/pages', { address: 'spelt', title: 'Spelt', blocks: [] }))
      .body;
    const product = await makeProduct(admin, { name: 'Spelt' });
    const file = [
      'from,to',
      '/nul%00,/shop',
      '/nul-behind,/shop%00',
      '/nul\0,/shop',
      '/pages/spelt/,/shop',
      '/pages/%73pelt,/shop',
      `/product/%73pelt-${product.id.toUpperCase()},/shop`,
      '/spelt-otherwise,/shop',
    ].join('\n');
    expect(brief(await preview(file))).toEqual([
      [2, 'from'],
      [3, 'to'],
      [4, 'file', 'from', 'to'],
      ...[5, 6, 7].map((line) => [line, 'from']),
      [8, 'create', '/spelt-otherwise', '/shop'],
    ]);
    const { id, counts } = await run(file);
    expect(counts).toMatchObject({ create: 1, error: 6 });
    await admin.post(`${PATH}/${id}/undo`, undefined, { expect: 200 });
    await admin.delete(`/admin/pages/${page.id}`, undefined, { expect: 200 });
  });

  it('that are no file, or whose columns are none, are refused', async () => {
    for (const path of [PATH, `${PATH}/preview`]) {
      expect((await admin.post(path, '', CSV)).status).toBe(400);
      expect((await admin.post(path, { from: '/a', to: '/b' })).status).toBe(415);
      expect((await admin.post(path, 'a,b\n1,2\n', { ...CSV, query: { source: 'magento' } })).status).toBe(
        400,
      );
    }
  });
});
