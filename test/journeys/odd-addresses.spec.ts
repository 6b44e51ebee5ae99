import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

const long = 'a'.repeat(101);
const longer = 'b'.repeat(3_000);
/** What people and robots put into an address, as it goes over the wire. */
const TEXTS = [
  ...[long, longer, `${'x'.repeat(99)}%20yz`, '%F0%9F%99%82'.repeat(101)],
  ...['a%0Ab', 'a%0D%0Ab', '%09', '%7F', '%C2%85', 'a%00b', '%20', '%C2%A0', '%E2%80%8B'],
  ...['%E0%A4%A', '%', '%zz', '%ED%A0%80', '%FF', '%2F', 'a%2Fb', '%2E%2E', '..', '.'],
  ...['%22', '%27', '%3Cscript%3E', '%25', '%2500', '%E8%8C%B6%E7%A2%97', 'a:b', ':', "':*%20%7C"],
];
const NUMBERS = ['0', '-1', '1.5', '1e9', '999', '99999', '2147483648', '9'.repeat(40), 'NaN', '', '%00'];
const pathsOf = (text: string) => [
  ...[`/category/${text}`, `/product/${text}`, `/orders/${text}`, `/feedback/${text}`, `/${text}`],
  ...[`/orders/${text}/return`, `/reset-password/${text}`],
];
const queriesOf = (text: string) => [
  ...['q', 'category', 'option', 'sort', 'view', 'rating', 'price'].map((name) => `${name}=${text}`),
  ...[`option=${text}:${text}`, `option=Colour:${text}`, `q=${text}&q=b`, `category=${text}&category=b`],
];
const QUERIES = [
  ...TEXTS.flatMap(queriesOf),
  ...['page', 'through', 'min', 'max', 'stock', 'sale'].flatMap((name) =>
    NUMBERS.map((number) => `${name}=${number}`),
  ),
  ...['page=2&page=3', 'sort=newest&sort=rating', 'min=9&min=7&max=1', '%E0%A4%A=1', '&&&', '='],
];
/** Twenty chosen values are the most; a hundred are sent. */
const MANY = Array.from({ length: 100 }, (_, at) => `option=Size:${at}&category=c${at}`).join('&');
const addresses = [
  ...TEXTS.flatMap(pathsOf),
  ...[...QUERIES, MANY].map((query, at) => `${at % 2 === 0 ? '/shop' : '/category/Fashion'}?${query}`),
  ...TEXTS.flatMap((text) => ['/search?q=', '/newsletter?q=', '/?q='].map((path) => path + text)),
];

test('no address makes the shop look as if it were down', async ({ baseURL }) => {
  test.slow();
  const down: string[] = [];
  // one after the other, as links are followed; the browser would mend what is odd about them
  for (const address of addresses) {
    const answer = await fetch(`${baseURL}${address}`, { headers: { accept: 'text/html' } });
    await answer.body?.cancel();
    if (answer.status >= 500) down.push(`${answer.status} ${address.slice(0, 120)}`);
  }
  expect(down).toEqual([]);
});

test('a text that is too long or has control characters is searched for without', async ({ request }) => {
  for (const [address, path] of [
    [`/category/${long}`, `/category/${'a'.repeat(100)}`],
    [`/shop?q=${long}`, `/category/${'a'.repeat(100)}`],
    ['/search?q=a%0Ab', '/category/a%20b'],
    ['/category/a%0Ab?sort=newest', '/category/a%20b?sort=newest'],
    ['/category/%20', '/shop'],
    ['/category/%0A', '/shop'],
  ] as const) {
    const answer = await request.get(address);
    expect([answer.status(), answer.url().replace(/^https?:\/\/[^/]+/, '')], address).toEqual([200, path]);
  }
});

test('a page that a list has not leads to its last one', async ({ request }) => {
  const { meta } = await call<{ meta: { total: number } }>('GET', '/products?limit=1');
  const last = Math.ceil(meta.total / 24);
  for (const path of ['/shop', '/category/Fashion', '/category/jacket']) {
    const answer = await request.get(`${path}?page=999`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    const leads = answer.headers()['location'] ?? '';
    expect((await request.get(leads)).status(), path).toBe(200);
    expect((await request.get(leads, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  const page = await request.get('/shop?page=999');
  expect(new URL(page.url()).search).toBe(`?page=${last}`);
  expect(await page.text()).toContain(`rel="canonical" href="${page.url()}"`);
});

test('a search without hits says so in its heading and below, and is not for search engines', async ({
  page,
}) => {
  const answer = await page.goto('/category/zzqq');
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nothing for “zzqq”');
  await expect(main.getByRole('heading', { name: 'No products found in this category' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
