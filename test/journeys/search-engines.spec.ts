import type { APIRequestContext } from '@playwright/test';
import { productPath } from '../../storefront/app/platform/product-path.js';
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
  const { _id, name } = await aProduct();
  for (const path of [
    '/',
    '/shop',
    '/category/Electronics',
    productPath({ _id, name }),
    '/terms',
    '/contact',
  ]) {
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
  for (const [path, address, word] of [
    ['/shop?sort=price-asc', '/shop', 'noindex'],
    ['/shop?page=2', '/shop?page=2', ''],
    ['/shop?through=2&view=list', '/shop', ''],
    ['/category/Electronics?rating=4', '/category/Electronics', 'noindex'],
    ['/category/electronics', '/category/Electronics', ''],
  ] as const) {
    const { canonical, robots } = await head(request, path);
    expect([canonical, robots], path).toEqual([new URL(address, baseURL).href, word]);
  }
  expect((await head(request, '/shop?page=2')).title).toContain('page 2');
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
  const rating = product['aggregateRating'] as { ratingValue: number; ratingCount: number };
  expect(rating.ratingValue).toBeGreaterThanOrEqual(1);
  expect(rating.ratingValue).toBeLessThanOrEqual(5);
  expect(rating.ratingCount).toBeGreaterThan(0);
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  const steps = crumbs['itemListElement'] as Fields[];
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(steps.map((step) => step['position'])).toEqual(steps.map((_, index) => index + 1));
  expect(steps[0]).toMatchObject({ name: 'Home' });
  expect(steps.at(-1)).toMatchObject({ name, item: canonical });
});

test('a product that is not there says so in its one title', async ({ request }) => {
  const { html, title, robots } = await head(request, '/product/00000000-0000-4000-8000-000000000000');
  expect([title, robots, html.match(/<title>/g)?.length]).toEqual(['Product not found | Duka', 'noindex', 1]);
});

test('an address of a product with its id alone, or a name of old, leads to today’s for good', async ({
  request,
  baseURL,
}) => {
  const { _id } = await aProduct();
  const { canonical } = await head(request, `/product/${_id}`);
  expect(canonical).toMatch(new RegExp(`/product/[a-z0-9-]+-${_id}$`));
  for (const words of [_id, `another-name-${_id}`]) {
    const answer = await request.get(`/product/${words}?variant=x`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers()['location'] ?? '', baseURL).href).toBe(`${canonical}?variant=x`);
  }
  expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
});

test('security.txt names the shop’s own contact and is not out of date', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await answer.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]),
  );
  const { data: shop } = await call<{ data: { supportEmail: string } }>('GET', '/shop');
  expect(fields.get('Contact')).toBe(`mailto:${shop.supportEmail}`);
  expect(fields.get('Canonical')).toBe(new URL('/.well-known/security.txt', baseURL).href);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('sitemap and robots.txt lead to every product and away from private pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/cart', '/checkout', '/profile', '/admin', '/api/'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  const address = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const sitemap = await request.get(new URL(address).pathname);
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await sitemap.text();
  const plain = (text: string) =>
    text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(plain(url)).pathname);
  const { data: known } = await call<{ data: (Kept & { updatedAt: string })[] }>(
    'GET',
    '/products?limit=100',
  );
  for (const { _id, updatedAt } of known)
    expect(xml).toContain(`-${_id}</loc><lastmod>${updatedAt}</lastmod></url>`);
  const { data: categories } = await call<{ data: { name: string }[] }>('GET', '/categories');
  for (const { name } of categories) expect(paths).toContain(`/category/${encodeURIComponent(name)}`);
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

test('without scripts a visitor searches, filters, reads a product and is led to the login to buy', async ({
  browser,
  baseURL,
}) => {
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
  const product = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL(/\/login\?next=/, { waitUntil: 'domcontentloaded' });
  expect(new URL(page.url()).searchParams.get('next')).toContain(product);
  await expect(page.locator('noscript p')).toContainText('Turn on JavaScript to use this page.');
  await page.goto('/shop?sort=price-asc&page=2', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main article').first()).toBeVisible();

  const main = page.getByRole('main');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await main.getByLabel(/^Name/).fill('Grace Wanjiru');
  await main.getByLabel(/^Email/).fill('grace@example.com');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert')).toHaveText('Please write a message.');
  await expect(main.getByRole('alert')).toBeInViewport();
  await expect(main.getByLabel(/^Name/)).toHaveValue('Grace Wanjiru');
  await main.getByLabel(/^Message/).fill('Do you wrap presents?');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('status')).toBeVisible();
  await expect(main.getByLabel(/^Message/)).toHaveValue('');
  await context.close();
});

test('assistants find in llms.txt what the shop sells, its feeds and its rules, and each link answers', async ({
  request,
}) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text.startsWith('# Duka\n')).toBe(true);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(links).toEqual(
    expect.arrayContaining([
      '/shop',
      '/category/Electronics',
      '/api/v1/feeds/google',
      '/terms',
      '/docs-json',
    ]),
  );
  for (const path of links) expect((await request.get(path)).status(), path).toBe(200);
});
