import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, runJob } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { RELEASES, UcpPlatform } from '../support/ucp.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let storefront: StorefrontProcess;
beforeAll(async () => {
  admin = await shop.admin();
  storefront = await StorefrontProcess.start({ API_PORT: String(shop.api.port) });
});
afterAll(() => storefront.stop());

const NAME = 'Quillwing Lantern';
const WORDS = encodeURIComponent(NAME);
const LISTS = [
  '/products?sort=newest&limit=100',
  `/products?q=${WORDS}`,
  `/products/suggest?q=${WORDS}`,
  '/products/category/Draftware?sort=newest&limit=100',
  '/categories',
  '/feeds/google',
  '/feeds/meta',
  '/feeds/openai',
];
const PAGES = ['/', '/shop', `/shop?q=${WORDS}`, '/category/Draftware', '/sitemap.xml', '/llms.txt'];

/** What a visitor may read of it: the lists and the pages of the shop that name it, or its category. */
async function whereItIs(id: string): Promise<string[]> {
  const named = (text: string) => text.includes(id) || text.includes(NAME) || text.includes('Draftware');
  const found: string[] = [];
  for (const path of LISTS) {
    const text = await (await fetch(`${shop.client.origin}/api/v1${path}`)).text();
    // a list says what it was asked for
    if (path.includes('q=') || path.includes('/category/') ? text.includes(id) : named(text))
      found.push(path);
  }
  for (const path of PAGES) {
    const text = await (await fetch(storefront.url + path)).text();
    // a page repeats what was asked for
    if (path.includes('?') || path.startsWith('/category') ? text.includes(id) : named(text))
      found.push(path);
  }
  const { body } = await new UcpPlatform(() => shop.client.origin, RELEASES[0]).post('/catalog/search', {
    query: NAME,
  });
  if (JSON.stringify(body.products ?? []).includes(id)) found.push('UCP');
  return found;
}

const statusOf = async (id: string) => [
  (await shop.client.get(`/products/${id}`)).status,
  (await fetch(`${storefront.url}/product/${id}`, { redirect: 'manual' })).status,
];

describe('a draft', () => {
  const draft = { name: NAME, category: 'Draftware', status: 'draft', isFeatured: true, stock: 5 };

  it('is found by nobody until it is put on sale, neither in lists nor on pages', async () => {
    const { id, status, publishAt, variants } = await makeProduct(admin, draft);
    expect([status, publishAt]).toEqual(['draft', null]);
    expect([await statusOf(id), await whereItIs(id)]).toEqual([[404, 404], []]);
    const shopper = await shop.shopper();
    const line = { productId: id, variantId: variants[0].id, quantity: 1 };
    expect((await shopper.post('/cart', line)).status).toBe(404);
    expect((await shopper.post(`/favorites/${id}`)).status).toBe(404);
    await admin.put(`/admin/products/${id}`, { status: 'active' }, { expect: 200 });
    expect((await shop.client.get(`/products/${id}`)).status).toBe(200);
    expect(await whereItIs(id)).toEqual(expect.arrayContaining(['/products?sort=newest&limit=100', 'UCP']));
    await admin.delete(`/admin/products/${id}`, undefined, { expect: 200 });
    await eventually(
      () => whereItIs(id),
      (found) => found.length === 0,
    );
  });

  it('is shown by the link of its preview to whoever has it, and kept by nobody', async () => {
    const { id } = await makeProduct(admin, draft);
    const other = await makeProduct(admin, { ...draft, name: 'Quillwing Lamp' });
    const { body } = await admin.get<Json>(`/admin/products/${id}/preview`, { expect: 200 });
    const query = String(body.url).replace(`/product/${id}?`, '');
    const shown = await shop.client.get<Json>(`/products/${id}?${query}`, { expect: 200 });
    expect([shown.body.data.name, shown.headers.get('cache-control')]).toEqual([NAME, 'private, no-store']);
    expect((await shop.client.get(`/products/${id}/related?${query}`)).status).toBe(200);
    const page = await fetch(`${storefront.url}${body.url}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect([page.headers.get('link'), page.headers.get('x-frame-options')]).toEqual([null, 'SAMEORIGIN']);
    expect(html).toContain(NAME);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const navigation = await fetch(
      `${new URL(page.url).pathname}.data?${query}`.replace('/', `${storefront.url}/`),
    );
    expect([navigation.status, navigation.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    // it is of this product, of now, and changes nothing elsewhere
    const forged = [query.replace(/[1-9]/, '0'), `${query}x`, 'draft=1'];
    for (const one of forged) expect((await shop.client.get(`/products/${id}?${one}`)).status).toBe(404);
    expect((await shop.client.get(`/products/${other.id}?${query}`)).status).toBe(404);
    expect([await statusOf(id), await whereItIs(id)]).toEqual([[404, 404], []]);
    await admin.put(`/admin/products/${id}`, { status: 'archived' }, { expect: 200 });
    expect((await shop.client.get(`/products/${id}?${query}`)).status).toBe(404);
    for (const one of [id, other.id])
      await admin.delete(`/admin/products/${one}`, undefined, { expect: 200 });
  });

  it('goes on sale by itself once its moment has come, and not before', async () => {
    const later = '2090-12-01T08:00:00.000Z';
    const waiting = await makeProduct(admin, { ...draft, publishAt: '2090-12-01T09:00:00+01:00' });
    const due = await makeProduct(admin, { ...draft, publishAt: '2026-01-01T00:00:00.000Z' });
    expect([waiting.publishAt, due.status]).toEqual([later, 'draft']);
    await runJob(shop, 'catalogue.publish-products');
    const read = async ({ id }: Json) => (await admin.get<Json>(`/admin/products/${id}`)).body;
    expect(await read(waiting)).toMatchObject({
      status: 'draft',
      publishAt: later,
      version: waiting.version,
    });
    expect(await read(due)).toMatchObject({ status: 'active', publishAt: null, version: due.version + 1 });
    expect((await shop.client.get(`/products/${due.id}`)).status).toBe(200);
    expect((await shop.client.get(`/products/${waiting.id}`)).status).toBe(404);
  });

  it('alone waits for a moment', async () => {
    const { id } = await makeProduct(admin, { ...draft, publishAt: '2090-12-01T08:00:00Z' });
    const put = (body: object) => admin.put<Json>(`/admin/products/${id}`, body);
    const wrong = await put({ publishAt: 'soon' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'publishAt', message: 'publishAt must be a moment' }],
    ]);
    const both = await put({ status: 'active', publishAt: '2090-12-01T08:00:00Z' });
    expect([both.status, both.body.errors]).toEqual([
      400,
      [{ field: 'publishAt', message: 'Only a draft goes on sale later' }],
    ]);
    expect((await put({ status: 'archived' })).body).toMatchObject({ status: 'archived', publishAt: null });
  });

  it('comes by a file as it was exported, and back', async () => {
    const made = await makeProduct(admin, draft);
    const [{ sku }] = made.variants;
    const file = `sku,status,publish at\n${sku},draft,2090-12-01T09:00:00+01:00\n`;
    const csv = { headers: { 'content-type': 'text/csv' }, expect: 201 };
    const { body: planned } = await admin.post<Json>('/admin/products/imports', file, csv);
    const { body: lines } = await admin.get<Json>(`/admin/products/imports/${planned.id}/lines`);
    const change = { field: 'publish at', from: '', to: '2090-12-01T08:00:00.000Z' };
    expect(lines).toMatchObject([{ action: 'update', changes: [change], errors: [] }]);
    const wrong = file.replace('2090-12-01T09:00:00+01:00', 'tomorrow');
    const { body: refused } = await admin.post<Json>('/admin/products/imports', wrong, csv);
    const { body: faults } = await admin.get<Json>(`/admin/products/imports/${refused.id}/lines`);
    expect(faults[0].errors).toEqual([
      { field: 'publish at', message: 'publish at must be a moment like 2026-12-01T08:00:00Z' },
    ]);
    await admin.put(`/admin/products/${made.id}`, { publishAt: change.to }, { expect: 200 });
    const { text } = await admin.get('/admin/products/export.csv', { expect: 200 });
    const exported = text.split('\r\n').find((row) => row.includes(made.id)) ?? '';
    expect(exported).toContain(`,draft,${change.to},`);
  });
});
