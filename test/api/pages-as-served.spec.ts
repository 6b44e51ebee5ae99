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
