import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
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
const read = async (path: string) => {
  const answer = await visit(path);
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1];
  return { path, status: answer.status, heading };
};

const make = async (address: string, title = `Ours: ${address}`) =>
  (await admin.post<Json>('/admin/pages', { address, title, blocks: [] }, { expect: 201 })).body;
const publish = async (id: string, body: object = {}) =>
  (await admin.post<Json>(`/admin/pages/${id}/publication`, body, { expect: 200 })).body;
const remove = (id: string) => admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });

/** The paths of the sitemap with the moments that it dates them by. */
async function sitemap(): Promise<Map<string, string | undefined>> {
  const xml = await (await visit('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  const paths = entries.map(([, url = '', lastmod]) => [new URL(url).pathname, lastmod] as const);
  expect(new Set(paths.map(([path]) => path)).size).toBe(paths.length);
  return new Map(paths);
}

describe('a page that comes with the shop', () => {
  it.each([
    ['terms', 'Terms Of Use'],
    ['privacy', 'Privacy Policy'],
    ['faq', 'Questions &amp; Answers'],
    ['shipping', 'Shipping'],
    ['returns', 'Returns'],
    ['size-guide', 'Size Guide'],
    ['about', 'About Us'],
  ])('/%s is the merchant’s own while that is published, and %j again', async (address, heading) => {
    const path = `/${address}`;
    const comes = { path, status: 200, heading };
    const { id } = await make(address);
    expect(await read(path)).toEqual(comes);
    await publish(id);
    expect(await read(path)).toEqual({ path, status: 200, heading: `Ours: ${address}` });
    const elsewhere = await visit(`/pages/${address}`);
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([301, `${path}?visit=${visits}`]);
    await admin.delete(`/admin/pages/${id}/publication`, undefined, { expect: 200 });
    expect(await read(path)).toEqual(comes);
    await remove(id);
  });

  it.each(['accessibility', 'imprint'])(
    '/%s, which only the law of the EU asks for, is there wherever the merchant has one',
    async (address) => {
      const path = `/${address}`;
      const before = await read(path);
      const { id } = await make(address);
      await publish(id);
      expect(await read(path)).toEqual({ path, status: 200, heading: `Ours: ${address}` });
      await remove(id);
      expect(await read(path)).toEqual(before);
    },
  );
});

describe('the sitemap', () => {
  it('has the pages that are published, dated by that, and no draft or page to come', async () => {
    const ids = [];
    for (const address of ['mapped', 'mapped-draft', 'mapped-later', 'faq'])
      ids.push((await make(address)).id as string);
    const [mapped = '', draft = '', later = '', faq = ''] = ids;
    const { publishedAt } = await publish(mapped);
    const before = await sitemap();
    expect(before.get('/pages/mapped')).toBe(publishedAt);
    expect([before.has('/faq'), before.get('/faq')]).toEqual([true, undefined]);
    await publish(later, { at: '2090-12-01T08:00:00.000Z' });
    const { publishedAt: faqAt } = await publish(faq);
    // what nobody sees yet dates nothing
    await admin.put(`/admin/pages/${mapped}`, { title: 'Another', blocks: [] }, { expect: 200 });
    const now = await sitemap();
    expect([now.get('/pages/mapped'), now.get('/faq')]).toEqual([publishedAt, faqAt]);
    expect(now.has('/pages/faq')).toBe(false);
    for (const hidden of ['draft', 'later']) expect(now.has(`/pages/mapped-${hidden}`)).toBe(false);

    const due = '2026-01-02T08:00:00.000Z';
    await shop.sql(`update page set scheduled_at = $1 where id = $2`, [due, later]);
    await admin.delete(`/admin/pages/${mapped}/publication`, undefined, { expect: 200 });
    const then = await sitemap();
    expect([then.get('/pages/mapped-later'), then.has('/pages/mapped')]).toEqual([due, false]);
    // and what is shown keeps its date while something else is to come
    await publish(later, { at: '2090-12-01T08:00:00.000Z' });
    expect((await sitemap()).get('/pages/mapped-later')).toBe(due);
    for (const id of [mapped, draft, later, faq]) await remove(id);
  });
});

describe('an address that is gone', () => {
  const lead = async (from: string, to: string) =>
    (await admin.post<Json>('/admin/redirects', { from, to }, { expect: 201 })).body.id as string;
  const answered = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(storefront.url + path, { redirect: 'manual', ...init });
    return [status, headers.get('location')];
  };

  it('leads on for good, with what says where the visitor came from', async () => {
    const product = `/product/a-lamp-${'0'.repeat(8)}-0000-4000-8000-000000000001`;
    const ids = [
      await lead('/old-shop', '/shop'),
      await lead('/ältere seite', '/shop?sort=newest#list'),
      await lead('/pages/gone-before', 'https://elsewhere.example/x'),
      await lead(product, '/about'),
    ];
    expect(await answered('/old-shop')).toEqual([301, '/shop']);
    expect(await answered('/old-shop/?from=letter')).toEqual([301, '/shop?from=letter']);
    expect(await answered('/old-shop', { method: 'HEAD' })).toEqual([301, '/shop']);
    expect(await answered('/%C3%A4ltere%20seite?a=1')).toEqual([301, '/shop?sort=newest&a=1#list']);
    expect(await answered('/pages/gone-before')).toEqual([301, 'https://elsewhere.example/x']);
    expect(await answered(product)).toEqual([301, '/about']);
    const { headers } = await fetch(`${storefront.url}/old-shop`, { redirect: 'manual' });
    // it may be deleted again
    expect(headers.get('cache-control')).toContain('must-revalidate');
    const { body } = await admin.get<Json>(`/admin/redirects/${ids[0]}`, { expect: 200 });
    expect(body.hits).toBe(4);
    for (const id of ids) await admin.delete(`/admin/redirects/${id}`, undefined, { expect: 200 });
    expect(await answered('/old-shop')).toEqual([404, null]);
  });

  it('is answered by what stands there as soon as something does', async () => {
    const redirect = await lead('/pages/returned', '/shop');
    const { id } = await make('returned');
    expect(await answered('/pages/returned')).toEqual([301, '/shop']);
    await publish(id);
    expect(await read('/pages/returned')).toMatchObject({ status: 200 });
    await remove(id);
    await admin.delete(`/admin/redirects/${redirect}`, undefined, { expect: 200 });
  });

  it('leads on where a page of the shop has moved', async () => {
    const { id } = await make('moved-before');
    await publish(id);
    const draft = { address: 'moved-now', title: 'Moved', blocks: [] };
    await admin.put(`/admin/pages/${id}`, draft, { expect: 200 });
    expect(await answered('/pages/moved-before')).toEqual([301, '/pages/moved-now']);
    expect((await read('/pages/moved-now')).status).toBe(200);
    await remove(id);
    const { body } = await admin.get<Json[]>('/admin/redirects', {
      query: { filter: JSON.stringify({ q: 'moved-before' }) },
    });
    for (const one of body) await admin.delete(`/admin/redirects/${one.id}`, undefined, { expect: 200 });
  });
});
