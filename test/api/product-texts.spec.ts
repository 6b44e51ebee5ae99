import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { languages: ['en', 'fr'] } });
let admin: Client;
let storefront: StorefrontProcess;
beforeAll(async () => {
  admin = await shop.admin();
  storefront = await StorefrontProcess.start({ API_PORT: String(shop.api.port) });
});
afterAll(() => storefront.stop());

let visits = 0;
/** At an address that nothing is kept of. */
const visit = (path: string) =>
  fetch(`${storefront.url}${path}?visit=${(visits += 1)}`, { redirect: 'manual' });
const page = async (path: string) => (await visit(path)).text();
const put = (id: string, body: object) => admin.put<Json>(`/admin/products/${id}`, body);

const WRITTEN =
  '<h1 onclick="x()">Care</h1><p style="color:red">Wash <b>cold</b> &amp; dry<script>alert(1)</script>.</p>' +
  '<ul><li><a href="javascript:alert(2)">No</a></li><li><a href="/returns">Returns</a></li></ul><img src=x onerror=alert(3)>';
const CLEAN =
  '<h2>Care</h2><p>Wash <strong>cold</strong> &amp; dry.</p>' +
  '<ul><li><a>No</a></li><li><a href="/returns">Returns</a></li></ul>';

describe('the full description of a product', () => {
  it('is cleaned on the way in, and shown as it was written', async () => {
    const { id, body } = await makeProduct(admin, { name: 'Felt Hat', body: WRITTEN });
    expect(body).toBe(CLEAN);
    expect((await shop.client.get<Json>(`/products/${id}`)).body.data.body).toBe(CLEAN);
    const html = await page(`/product/felt-hat-${id}`);
    expect(html).toContain('<h2>Care</h2><p>Wash <strong>cold</strong> &amp; dry.</p>');
    expect(html).toMatch(/<li>No<\/li><li><a href="\/returns">Returns<\/a><\/li>/);
    for (const gone of ['alert(1)', 'alert(2)', 'alert(3)', 'onclick', 'color:red'])
      expect(html).not.toContain(gone);
  });

  it('is words for search engines and feeds', async () => {
    const { id } = await makeProduct(admin, { name: 'Reed Basket', description: 'A basket.', body: WRITTEN });
    const [, json = ''] =
      /<script type="application\/ld\+json">({[^<]*"@type":"Product".*?)<\/script>/.exec(
        await page(`/product/reed-basket-${id}`),
      ) ?? [];
    const { description } = JSON.parse(json) as { description: string };
    expect(description).toBe('A basket.\n\nCare\nWash cold & dry.\nNo\nReturns');
    const feed = await (await fetch(`${shop.client.origin}/api/v1/feeds/google`)).text();
    const item = feed.split('<item>').find((one) => one.includes(id)) ?? '';
    expect(item).toContain('A basket.\n\nCare\n\nWash cold &amp; dry.\n- No\n- Returns');
  });

  it('comes back by the file in which it left', async () => {
    const { id, variants } = await makeProduct(admin, { name: 'Jute Mat', body: WRITTEN });
    const { text } = await admin.get('/admin/products/export.csv', { expect: 200 });
    expect(text).toContain(`"${CLEAN.replaceAll('"', '""')}"`);
    const csv = { headers: { 'content-type': 'text/csv' }, expect: 201 };
    const { body: same } = await admin.post<Json>('/admin/products/imports', text, csv);
    expect(same.rows.filter(({ action }: Json) => action !== 'nothing')).toEqual([]);
    const file = `sku,body\n${variants[0].sku},"<p>New<script>x</script></p>"\n`;
    const { body: planned } = await admin.post<Json>('/admin/products/imports', file, csv);
    await admin.post(`/admin/products/imports/${planned.id}/run`, undefined, { expect: 202 });
    for (;;) {
      const { body } = await admin.get<Json>(`/admin/products/imports/${planned.id}`);
      if (body.status === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await admin.get<Json>(`/admin/products/${id}`)).body.body).toBe('<p>New</p>');
  });

  it('is translated, and clean in each language', async () => {
    const { id } = await makeProduct(admin, { name: 'Clay Jug', body: '<p>Holds water.</p>' });
    const sent = { kind: 'product', owner: id, language: 'fr' };
    const texts = [{ ...sent, field: 'body', text: '<p onclick="x()">Contient de l’eau.</p>' }];
    await admin.put('/admin/translations', { texts }, { expect: 200 });
    expect(await page(`/fr/product/clay-jug-${id}`)).toContain('<p>Contient de l’eau.</p>');
    expect(await page(`/product/clay-jug-${id}`)).toContain('<p>Holds water.</p>');
  });

  it('has an end', async () => {
    const { id } = await makeProduct(admin, { name: 'Long Rope' });
    const { status, body } = await put(id, { body: 'x'.repeat(50_001) });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'body', message: 'The full description must be at most 50000 characters' }],
    ]);
  });
});

describe('what search engines read of a product', () => {
  it('is what the merchant wrote for them, and otherwise name and description', async () => {
    const { id } = await makeProduct(admin, { name: 'Oak Stool', description: 'A stool.' });
    const head = async () => {
      const html = await page(`/product/oak-stool-${id}`);
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      ];
    };
    const [title = '', description] = await head();
    expect([title.startsWith('Oak Stool | '), description]).toEqual([true, 'A stool.']);
    await put(id, { fields: { seoTitle: 'Stool of solid oak', seoDescription: 'Made by hand.' } });
    const [own = '', words] = await head();
    expect([own.startsWith('Stool of solid oak | '), words]).toEqual([true, 'Made by hand.']);
    expect((await shop.client.get<Json>(`/products/${id}`)).body.data.fields).toEqual({});
  });

  it('is at the address that the merchant gave, to which former ones lead', async () => {
    const { id } = await makeProduct(admin, { name: 'Pine Desk', category: 'Desks' });
    const leads = async (words: string) => {
      const answer = await visit(`/product/${words}${id}`);
      return [answer.status, answer.headers.get('location')?.split('?')[0] ?? null];
    };
    expect(await leads('pine-desk-')).toEqual([200, null]);
    const { body } = await put(id, { fields: { seoAddress: 'Bureau d’été' } });
    expect(body.fields).toEqual({ seoAddress: 'bureau-d-ete' });
    const now = `/product/bureau-d-ete-${id}`;
    expect([await leads('pine-desk-'), await leads(''), await leads('bureau-d-ete-')]).toEqual([
      [301, now],
      [301, now],
      [200, null],
    ]);
    const html = await page(now);
    expect(html).toContain(`<link rel="canonical" href="${storefront.url}${now}"`);
    expect(await page('/category/desks')).toContain(`href="${now}"`);
    expect(await page('/sitemap.xml')).toContain(`<loc>${storefront.url}${now}</loc>`);
    const other = await visit(`/fr/product/pine-desk-${id}`);
    expect([other.status, other.headers.get('link')]).toEqual([200, expect.stringContaining(now)]);
    await put(id, { fields: { seoAddress: 'desk' } });
    expect(await leads('bureau-d-ete-')).toEqual([301, `/product/desk-${id}`]);
    const wrong = await put(id, { fields: { seoAddress: '桌' } });
    expect(wrong.body.errors).toEqual([
      { field: 'fields.seoAddress', message: 'Address needs letters from a to z or digits' },
    ]);
  });
});
