import { describe, expect, it } from '@jest/globals';
import { categoryEntries, index, newest, urlset, withOwnPages } from './sitemap-xml';

const products = [
  { updatedAt: '2026-11-02T08:00:00.000Z', categories: ['Toys & Games', 'Gifts'] },
  { updatedAt: '2026-11-20T08:00:00.000Z', categories: ['Gifts'] },
  { updatedAt: '2026-10-01T08:00:00.000Z', categories: ['Home'] },
];

describe('the sitemap', () => {
  it('dates a category by the newest change of its products, and an empty one not at all', () => {
    const names = ['Toys & Games', 'Gifts', 'Empty'].map((name) => ({ name }));
    expect(categoryEntries(names, products)).toEqual([
      { path: '/category/Toys%20%26%20Games', lastmod: '2026-11-02T08:00:00.000Z' },
      { path: '/category/Gifts', lastmod: '2026-11-20T08:00:00.000Z' },
      { path: '/category/Empty', lastmod: undefined },
    ]);
    expect(newest(products)).toBe('2026-11-20T08:00:00.000Z');
  });

  it('names what the merchant has composed, each page once and by its last change', () => {
    const [old, late] = ['2026-11-02T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];
    const comes = [{ path: '/', lastmod: late }, { path: '/shop', lastmod: old }, { path: '/about' }];
    const own = ['/', '/about', '/pages/us'].map((path) => ({ path, updatedAt: old }));
    expect(withOwnPages(comes, own)).toEqual([
      { path: '/', lastmod: late },
      { path: '/shop', lastmod: old },
      { path: '/about', lastmod: old },
      { path: '/pages/us', lastmod: old },
    ]);
    expect(withOwnPages(comes, [])).toEqual([...comes.slice(0, 2), { path: '/about', lastmod: undefined }]);
  });

  it('is XML that names absolute addresses, whatever is in them', () => {
    const xml = urlset(
      [{ path: '/a?b=<\'&">', lastmod: '2026-11-02' }, { path: '/c' }],
      (path) => `https://s${path}`,
    );
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const texts = (name: string) => [...document.getElementsByTagName(name)].map((one) => one.textContent);
    expect(texts('loc')).toEqual(['https://s/a?b=<\'&">', 'https://s/c']);
    expect(texts('lastmod')).toEqual(['2026-11-02']);
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  });

  it('of a large shop is a list of its parts', () => {
    const document = new DOMParser().parseFromString(
      index(['https://s/1', 'https://s/2']),
      'application/xml',
    );
    expect(document.documentElement.localName).toBe('sitemapindex');
    expect([...document.getElementsByTagName('loc')].map((one) => one.textContent)).toEqual([
      'https://s/1',
      'https://s/2',
    ]);
  });
});
