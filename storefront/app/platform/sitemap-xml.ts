import type { Category, ProductCard } from './api/types';
import { categoryPath } from './category-path';

export type Entry = { path: string; lastmod?: string };

type Dated = Pick<ProductCard, 'updatedAt'>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escape = (text: string) => text.replace(/[<>&'"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** When the newest change of these products was made. */
export const newest = (products: readonly Dated[]): string | undefined =>
  products
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

/** Each category, dated by the newest change of its products. */
export const categoryEntries = (
  categories: readonly Pick<Category, 'name'>[],
  products: readonly (Dated & Pick<ProductCard, 'categories'>)[],
): Entry[] =>
  categories.map(({ name }) => ({
    path: categoryPath(name),
    lastmod: newest(products.filter((product) => product.categories.includes(name))),
  }));

type Own = { path: string; updatedAt: string };

/** With the pages that the merchant has composed: one that takes the place of another is dated by the later change of both. */
export function withOwnPages(entries: readonly Entry[], own: readonly Own[]): Entry[] {
  const dates = new Map(own.map(({ path, updatedAt }) => [path, updatedAt]));
  const known = new Set(entries.map(({ path }) => path));
  const dated = entries.map(({ path, lastmod }) => {
    const later = [lastmod, dates.get(path)].filter((date) => date !== undefined).sort();
    return { path, lastmod: later.at(-1) };
  });
  const more = own.filter(({ path }) => !known.has(path));
  return [...dated, ...more.map(({ path, updatedAt }) => ({ path, lastmod: updatedAt }))];
}

/** A sitemap; `address` makes a path absolute. */
export function urlset(entries: readonly Entry[], address: (path: string) => string): string {
  const urls = entries.map(({ path, lastmod }) => {
    const dated = lastmod ? `<lastmod>${escape(lastmod)}</lastmod>` : '';
    return `<url><loc>${escape(address(path))}</loc>${dated}</url>\n`;
  });
  return `${HEAD}<urlset xmlns="${SCHEMA}">\n${urls.join('')}</urlset>\n`;
}

/** A list of sitemaps. */
export function index(addresses: readonly string[]): string {
  const parts = addresses.map((one) => `<sitemap><loc>${escape(one)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${parts.join('')}</sitemapindex>\n`;
}
