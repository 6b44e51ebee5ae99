import { FaultyShop, type Fault } from '../support/faulty-shop.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

const refused: Fault = { status: 503, body: { success: false, message: 'The shelves are being counted.' } };
const empty: Fault = { status: 200, body: { success: true, data: [], meta: {}, message: '' } };
const MANY = 1_000;
const nothing = {
  status: 200,
  body: {
    success: true,
    data: [],
    meta: { total: 0, page: 1, limit: 24, pages: 0 },
    facets: { categories: [], options: [], price: { min: 0, max: 0 }, ratings: [], inStock: 0 },
    category: { name: 'nothing', matched: 'search' },
  },
};

const oops: Fault = { status: 500, body: '<h1>Oops</h1>' };
const ended: Fault = { status: 401, body: { success: false, message: 'Unauthorized' } };
const gateway: Fault = { status: 200, body: '<h1>Gateway</h1>' };

/** page, the call that fails, how, and the words of specification section 8 that must then be read */
type Row = [string, RegExp, Fault, ...string[]];
const table: Row[] = [
  ['/', /\/products\/featured/, refused, 'Error fetching products', 'The shelves are being counted.'],
  ['/', /\/products\/featured/, 'no answer', 'Uh oh! Something went wrong.'],
  ['/', /\/products\/featured/, empty, 'No products available', 'No featured products found at this time.'],
  ['/', /sort=rating/, empty, 'No flash sale products available at the moment.'],
  ['/', /sort=featured/, empty, 'No products available.'],
  ['/', /sort=newest/, empty, 'No new arrivals available at the moment.'],
  ['/', /\/shop$/, 'no answer', 'Featured Products'],
  ['/shop', /\/products\?/, refused, 'Failed to fetch products', 'The shelves are being counted.'],
  ['/shop', /\/products\?/, 'no answer', 'Failed to fetch products'],
  ['/shop', /\/products\?/, nothing, 'No products available.'],
  ['/category/Electronics', /\/products\/category/, 'no answer', 'Failed to fetch products'],
  ['/category/nothing', /\/products\/category/, nothing, 'No products found in this category', '“nothing”'],
  ['/category/nothing', /\/products\/category/, nothing, 'Popular right now', 'Gaming'],
  [
    '/product/{id}',
    /\/products\/[0-9a-f-]{36}$/,
    refused,
    'Failed to load product details',
    'The shelves are',
  ],
  [
    '/product/{id}',
    /\/products\/[0-9a-f-]{36}$/,
    'no answer',
    'Failed to load product details',
    'Failed to fetch',
  ],
  ['/product/{id}', /\/related/, 'no answer', 'Uh oh! Something went wrong.'],
  ...[oops, ended, gateway, 'cut' as const].flatMap((fault): Row[] => [
    [
      '/',
      /\/products\/featured/,
      fault,
      fault === oops || fault === ended ? 'Error fetching products' : 'Uh oh! Something went wrong.',
    ],
    ['/shop', /\/products\?/, fault, 'Failed to fetch products'],
    ['/category/Electronics', /\/products\/category/, fault, 'Failed to fetch products'],
    ['/product/{id}', /\/products\/[0-9a-f-]{36}$/, fault, 'Failed to load product details'],
  ]),
  ['/product/not-an-id', /nothing fails/, refused, 'Product not found.'],
];

const slow: [string, RegExp, string][] = [
  ['/', /\/products\/featured/, 'Featured Products'],
  ['/shop', /\/products\?/, 'You have seen 24 of'],
  ['/product/{id}', /\/products\/[0-9a-f-]{36}$/, 'Add to Cart'],
];

test('R44 public pages whose API calls take ten seconds come without an error', async ({ browser }) => {
  const shop = await FaultyShop.open();
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1');
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  shop.failAll(
    slow.map(([, path]) => path),
    'slow',
  );
  const open = async ([path, , text]: (typeof slow)[number]) => {
    const page = await context.newPage();
    await page.goto(path.replace('{id}', data[0]?._id ?? ''), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main'), path).toContainText(text);
    await expect(page.getByRole('contentinfo'), path).toContainText('All rights reserved.');
  };
  await Promise.all(slow.map(open));
  await context.close();
  await shop.close();
});

test('R44 a public page whose API call fails says so in its place and is never white', async ({
  browser,
}) => {
  const shop = await FaultyShop.open();
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1');
  const page = await browser.newPage({ baseURL: shop.url, javaScriptEnabled: false });
  // only the words matter here
  await page.route(/\/(media|brand|assets)\//, (route) => route.abort());
  for (const [row, [path, broken, fault, ...words]] of table.entries()) {
    shop.fail(broken, fault);
    // each at an address of its own: a whole page is kept for two seconds
    const address = `${path.replace('{id}', data[0]?._id ?? '')}?row=${row}`;
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    for (const text of words) await expect(main, `${path} ${broken.source}`).toContainText(text);
    await expect(page.getByRole('contentinfo'), path).toContainText('All rights reserved.');
  }
  const many = Array.from({ length: MANY }, (_, number) => ({ ...data[0], _id: `many-${number}` }));
  const meta = { total: MANY, page: 1, limit: MANY, pages: 1 };
  shop.fail(/\/products\?/, { status: 200, body: { ...nothing.body, data: many, meta } });
  await page.goto('/shop?row=huge', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(MANY);
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
  await page.close();
  await shop.close();
});

test('R44 a list that failed is tried again by its button, so is a subscription, and a product page toasts', async ({
  browser,
}) => {
  const shop = await FaultyShop.open();
  const { data } = await call<{ data: { _id: string; name: string }[] }>('GET', '/products?limit=1');
  const page = await browser.newPage({ baseURL: shop.url });
  shop.fail(/\/products\?/, refused);
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'Failed to fetch products' })).toBeVisible();
  shop.fail(/nothing/, refused);
  await hydrated(page.getByRole('button', { name: 'Try Again' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You have seen 24 of')).toBeVisible();
  shop.fail(/\/newsletter/, 'no answer');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill('grace@example.com');
  await hydrated(footer.getByRole('button', { name: 'Subscribe' }));
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('We could not subscribe you. Please try again.')).toBeVisible();
  shop.fail(/nothing/, refused);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toContainText(/mail|confirm/i);
  shop.fail(/\/products\/[0-9a-f-]{36}$/, refused);
  await page.goto(`/product/${data[0]?._id}`);
  await expect(page.locator('.toast')).toContainText('Failed to load product details');
  shop.fail(/nothing/, refused);
  await hydrated(page.getByRole('button', { name: 'Try Again' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: data[0]?.name })).toBeVisible();
  await page.close();
  await shop.close();
});

test('a list that cannot be had is 503, and nothing for search engines', async ({ request }) => {
  const shop = await FaultyShop.open();
  shop.fail(/\/products/, 'no answer');
  for (const path of ['/shop', '/category/Electronics']) {
    const answer = await request.get(`${shop.url}${path}`);
    const robots = /<meta name="robots" content="(\w+)"/.exec(await answer.text())?.[1];
    const { 'retry-after': retryAfter } = answer.headers();
    expect([path, answer.status(), robots, retryAfter]).toEqual([path, 503, 'noindex', '2']);
  }
  await shop.close();
});
