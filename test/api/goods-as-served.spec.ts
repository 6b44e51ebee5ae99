import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { languages: ['en', 'fr', 'de'] } });
let admin: Client;
let storefront: StorefrontProcess;
let id: string;

beforeAll(async () => {
  admin = await shop.admin();
  ({ id } = await makeProduct(admin, { name: 'Wool scarf', category: 'Scarves' }));
  const french = { language: 'fr', field: 'name' };
  const texts = [
    { ...french, kind: 'product', owner: id, text: 'Écharpe en laine' },
    { ...french, kind: 'category', owner: 'scarves', text: 'Écharpes' },
  ];
  await admin.put<Json>('/admin/translations', { texts }, { expect: 200 });
  storefront = await StorefrontProcess.start({ API_PORT: String(shop.api.port) });
});
afterAll(() => storefront.stop());

const visit = (path: string) => fetch(`${storefront.url}${path}`, { redirect: 'manual' });
const leads = async (path: string) => {
  const answer = await visit(path);
  return [answer.status, answer.headers.get('location')];
};
/** Paths of a page by the language that search engines are told. */
async function elsewhere(path: string): Promise<Record<string, string>> {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-in-languages')).toBeNull();
  const links = [
    ...(answer.headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="alternate"; hreflang="([^"]*)"/g),
  ];
  return Object.fromEntries(links.map(([, url = '', tag = '']) => [tag, new URL(url).pathname]));
}

describe('the address of what the shop sells', () => {
  it('is of the words of its language, and each other one leads to it', async () => {
    const french = `/fr/product/echarpe-en-laine-${id}`;
    expect(await leads(`/fr/product/${id}`)).toEqual([301, french]);
    expect(await leads(`/fr/product/wool-scarf-${id}`)).toEqual([301, french]);
    const html = await (await visit(french)).text();
    expect(html).toMatch(/<h1[^>]*>Écharpe en laine<\/h1>/);
    expect(html).toMatch(/"@type":"Product"[^<]*"name":"Écharpe en laine"/);
    expect(html).toContain(`<link rel="canonical" href="${storefront.url}${french}"`);
    const places = await elsewhere(french);
    expect(places).toEqual({
      en: `/product/wool-scarf-${id}`,
      fr: french,
      de: `/de/product/wool-scarf-${id}`,
      'x-default': `/product/wool-scarf-${id}`,
    });
    expect(await elsewhere(`/product/wool-scarf-${id}`)).toEqual(places);
  });

  it('of a category, too', async () => {
    const french = `/fr/category/${encodeURIComponent('Écharpes')}`;
    expect(await leads('/fr/category/scarves')).toEqual([301, french]);
    expect(await leads(`/category/${encodeURIComponent('écharpes')}`)).toEqual([301, '/category/Scarves']);
    expect(await elsewhere(french)).toEqual({
      en: '/category/Scarves',
      fr: french,
      de: '/de/category/Scarves',
      'x-default': '/category/Scarves',
    });
  });

  it('stands in the sitemap of its language', async () => {
    const paths = async (path: string) => {
      const xml = await (await visit(path)).text();
      return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    };
    expect(await paths('/sitemap.xml')).toEqual(
      expect.arrayContaining([`/product/wool-scarf-${id}`, '/category/Scarves']),
    );
    expect(await paths('/fr/sitemap.xml')).toEqual(
      expect.arrayContaining([
        `/fr/product/echarpe-en-laine-${id}`,
        `/fr/category/${encodeURIComponent('Écharpes')}`,
      ]),
    );
  });
});
