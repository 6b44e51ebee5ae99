import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

interface Kept {
  _id: string;
  name: string;
}
type Fields = Record<string, unknown>;

const aProduct = async () =>
  (await call<{ data: Kept[] }>('GET', '/products?limit=1&sort=rating')).data[0] ?? { _id: '', name: '' };

/** What the head of a page says to robots, as it comes from the server. */
async function head(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const documents = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return {
    html,
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="(.*?)"/),
    canonical: one(/<link rel="canonical" href="(.*?)"/),
    robots: one(/<meta name="robots" content="(.*?)"/),
    og: Object.fromEntries(
      [...html.matchAll(/<meta property="og:(\w+)" content="(.*?)"/g)].map(([, k, v]) => [k, v]),
    ),
    jsonLd: documents.map(([, text]) => JSON.parse(text ?? '') as Fields),
  };
}

test('each public page tells search engines its title, description, address and picture', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const { _id } = await aProduct();
  for (const path of ['/', '/shop', '/category/Electronics', `/product/${_id}`, '/terms', '/contact']) {
    const { title, description, canonical, robots, og } = await head(request, path);
    titles.add(title);
    expect(title, path).toContain('Duka');
    expect(description.length, path).toBeGreaterThan(30);
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(robots, path).toBe('');
    expect(og, path).toMatchObject({ title, description, url: canonical, site_name: 'Duka' });
    expect((await request.get(new URL(og['image'] ?? '').pathname)).headers()['content-type'], path).toMatch(
      /^image\//,
    );
  }
  expect(titles.size).toBe(6);
  expect((await head(request, '/shop?sort=price-asc')).canonical).toBe(`${new URL('/shop', baseURL).href}`);
  for (const path of ['/login', '/cart', '/no-such-page', '/shop?sort=price-asc'])
    expect((await head(request, path)).robots, path).toBe('noindex');
});

test('a product is described with its offers, its rating and the way to it', async ({ request }) => {
  const { _id, name } = await aProduct();
  const { canonical, jsonLd } = await head(request, `/product/${_id}`);
  const [product = {}, crumbs = {}] = jsonLd;
  expect(product).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name });
  for (const picture of product['image'] as string[]) expect(picture).toMatch(/^http.*\/media\//);
  const offers = product['offers'] as Fields[];
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) {
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD' });
    expect(offer['price']).toMatch(/^\d+\.\d\d$/);
    expect(offer['availability']).toMatch(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/);
    expect(offer['url']).toContain(`${canonical}?variant=`);
  }
  const rating = product['aggregateRating'] as { ratingValue: number; reviewCount: number };
  expect(rating.ratingValue).toBeGreaterThanOrEqual(1);
  expect(rating.ratingValue).toBeLessThanOrEqual(5);
  expect(rating.reviewCount).toBeGreaterThan(0);
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  const steps = crumbs['itemListElement'] as Fields[];
  expect(steps.map((step) => step['position'])).toEqual([1, 2, 3]);
  expect(steps.map((step) => step['name'])).toEqual(['Home', expect.any(String), name]);
  expect(steps.at(-1)).toMatchObject({ item: canonical });
});

test('sitemap and robots.txt lead to every product and away from private pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/cart', '/checkout', '/profile', '/admin', '/api/'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const sitemap = await request.get(new URL(address).pathname);
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const paths = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const { meta } = await call<{ meta: { total: number } }>('GET', '/products?limit=1');
  expect(paths.filter((path) => path.startsWith('/product/')).length).toBe(meta.total);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of [
    '/',
    '/shop',
    paths.find((one) => one.startsWith('/category/')) ?? '',
    paths.find((one) => one.startsWith('/product/')) ?? '',
  ])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('without scripts a visitor searches, filters and reads a product', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 1366, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  for (const name of ['Featured Products', 'Highest Rated Products', 'Explore Our Products', 'New Arrival'])
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('headphones');
  await page.keyboard.press('Enter');
  await page.waitForURL(/headphones/, { waitUntil: 'domcontentloaded' });
  await page.locator('main .tile-link').first().click();
  await page.waitForURL('**/product/*', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^\$\d/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Reviews/ }).first()).toBeVisible();
  await page.goto('/shop?sort=price-asc&page=2', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main article').first()).toBeVisible();
  await context.close();
});
