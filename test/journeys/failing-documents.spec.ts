import type { Page } from '@playwright/test';
import { FaultyShop, type Fault } from '../support/faulty-shop.js';
import { expect, test } from '../support/journey.js';
import { allScreens } from '../support/screens.js';
import { call } from '../support/shopper.js';

/** A call of the server for a page, and what the page then says: without an answer to read, and with a refusal. */
interface Row {
  page: string;
  /** What is sent by a form without scripts; else the page is only read. */
  form?: Record<string, string>;
  call: RegExp;
  unanswered: readonly string[];
  refused: readonly string[];
  /** What is said where the answer is a list with nothing in it. */
  empty?: readonly string[];
}

const MESSAGE = 'The shelves are being counted.';
const WRONG = 'Uh oh! Something went wrong.';
const UNKNOWN = 'An unexpected error occurred. Please try again.';

/** What the frame around every page asks for. */
const FRAME = /\/(shop|categories|payments\/methods)$/;

const both = (...words: string[]) => ({ unanswered: words, refused: words });
/** A call without which the page is whole. */
const mute = (...words: string[]) => ({ ...both(...words), empty: words });
const section = (...empty: string[]) => ({
  unanswered: [WRONG],
  refused: ['Error fetching products', MESSAGE],
  empty,
});
const list = (...empty: string[]) => ({
  unanswered: ['Failed to fetch products'],
  refused: ['Failed to fetch products', MESSAGE],
  empty,
});
const form = (failed: string) => ({ unanswered: [failed], refused: [MESSAGE] });

const rows: readonly Row[] = [
  // both are kept for ten seconds
  { page: '/', call: FRAME, ...mute('Featured Products') },
  { page: '/', call: /\/featured/, ...section('No products available', 'No featured products found') },
  { page: '/', call: /sort=rating/, ...section('No flash sale products available at the moment.') },
  { page: '/', call: /sort=featured/, ...section('No products available.') },
  { page: '/', call: /sort=newest/, ...section('No new arrivals available at the moment.') },
  { page: '/', call: /\/pages\/home$/, ...mute('Featured Products') },
  { page: '/terms', call: /\/pages\/terms$/, ...both('Something went wrong') },
  { page: '/privacy', call: /\/pages\/privacy$/, ...both('Something went wrong') },
  { page: '/shop', call: /\/products\?/, ...list('No products available.') },
  { page: '/products', call: /\/products\?/, ...list('No products available.') },
  { page: '/category/Electronics', call: /\/category\//, ...list('No products found in this category') },
  {
    page: '/category/nothing',
    call: /\/category\//,
    ...list('No products found in this category', 'Popular right now'),
  },
  {
    page: '/category/nothing',
    call: /\/products\?/,
    ...mute('No products found in this category', '“nothing”'),
  },
  {
    page: '/product/{id}',
    call: /\/products\/[0-9a-f-]{36}$/,
    unanswered: ['Failed to load product details', 'Failed to fetch'],
    refused: ['Failed to load product details', MESSAGE],
  },
  { page: '/product/{id}', call: /\/related/, ...section() },
  { page: '/login', call: /\/shop$/, ...mute('Email', 'Password') },
  { page: '/checkout', call: /\/shop$/, ...mute('Checkout') },
  {
    page: '/newsletter',
    form: { email: 'grace@example.com' },
    call: /\/newsletter/,
    ...form('We could not subscribe you. Please try again.'),
  },
  { page: '/newsletter/confirm', form: { token: 'x' }, call: /\/newsletter\/confirm/, ...form(UNKNOWN) },
  {
    page: '/newsletter/unsubscribe',
    form: { token: 'x' },
    call: /\/newsletter\/unsubscribe/,
    ...form(UNKNOWN),
  },
  { page: '/confirm-email', form: { token: 'x' }, call: /\/confirm-email/, ...form(UNKNOWN) },
  { page: '/forgot-password', form: { email: 'grace@example.com' }, call: /\/forgot/, ...form(UNKNOWN) },
  {
    page: '/reset-password/x',
    form: { password: 'a long new one', again: 'a long new one' },
    call: /\/reset/,
    ...form('Something went wrong'),
  },
  {
    page: '/contact',
    form: { name: 'Grace', email: 'grace@example.com', subject: 'Size', message: 'Does it run small?' },
    call: /\/contact/,
    ...form('We could not send your message. Please try again.'),
  },
];

const MANY = 1_000;
const told = (status: number) => ({ status, body: { success: false, message: MESSAGE } });
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
const faults: readonly [name: string, fault: Fault, words: 'unanswered' | 'refused' | 'empty'][] = [
  ['is not answered', 'no answer', 'unanswered'],
  ['breaks off', 'cut', 'unanswered'],
  ['is answered with a page', { status: 200, body: '<h1>Gateway</h1>' }, 'unanswered'],
  ['is refused with 503', told(503), 'refused'],
  ['is refused with 500', told(500), 'refused'],
  ['is refused with 401', told(401), 'refused'],
  ['is refused with 429', told(429), 'refused'],
  ['is answered with an empty list', nothing, 'empty'],
];

const idOfProduct = async () =>
  (await call<{ data: { _id: string }[] }>('GET', '/products?limit=1')).data[0]?._id ?? '';

/** What is read of a page and how many products it shows, with a parser as browsers have it. */
function parsed(page: Page, html: string) {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const main = read.querySelector('main');
    return {
      main: main?.textContent ?? '',
      hasFrame: read.querySelector('header a[href="/"]') !== null,
      products: main?.querySelectorAll('article').length,
    };
  }, html);
}

const statusOf = (fault: Fault) => (typeof fault === 'object' ? fault.status : undefined);
/** Without the clock of the offers. */
const timeless = ({ main, ...page }: { main: string }) => ({
  ...page,
  main: main.replace(/\d+Days.*?Seconds\d*/, ''),
});

let opened = 0;

/** A page as the server renders it, at an address of its own: a whole page is kept for two seconds. */
async function open(page: Page, shop: FaultyShop, path: string, form?: Row['form']) {
  const [headers, mark] = [{ origin: shop.url }, path.includes('?') ? '&' : '?'];
  const answer = form
    ? await page.request.post(shop.url + path, { form, headers })
    : await page.request.get(`${shop.url}${path}${mark}row=${(opened += 1)}`);
  return { status: answer.status(), ...(await parsed(page, await answer.text())) };
}

for (const [name, fault, words] of faults)
  test(`R44 a page that the server renders says so in its place when a call ${name}`, async ({ page }) => {
    const shop = await FaultyShop.open();
    const id = await idOfProduct();
    for (const row of rows) {
      shop.fail(row.call, fault);
      const { main, hasFrame, status } = await open(page, shop, row.page.replace('{id}', id), row.form);
      const where = `${row.page} ${row.call.source}`;
      for (const text of row[words] ?? []) expect(main, where).toContain(text);
      expect(hasFrame, where).toBe(true);
      if (row.form && words !== 'empty')
        expect(status, where).toBe(words === 'refused' ? statusOf(fault) : 503);
    }
    await shop.close();
  });

test('R44 pages that the server renders are the same when every call takes ten seconds', async ({ page }) => {
  const shop = await FaultyShop.open();
  const id = await idOfProduct();
  const paths = rows.filter(({ form }) => !form).map((row) => row.page.replace('{id}', id));
  const all = () => Promise.all([...new Set(paths)].map((path) => open(page, shop, path)));
  const prompt = await all();
  shop.fail(/./, 'slow');
  expect((await all()).map(timeless)).toEqual(prompt.map(timeless));
  await shop.close();
});

test('R44 a list of a thousand products is a page of a thousand', async ({ page }) => {
  const shop = await FaultyShop.open();
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1');
  const many = Array.from({ length: MANY }, (_, number) => ({ ...data[0], _id: `many-${number}` }));
  const meta = { total: MANY, page: 1, limit: MANY, pages: 1 };
  shop.fail(/\/products\?/, { status: 200, body: { ...nothing.body, data: many, meta } });
  expect(await open(page, shop, '/shop')).toMatchObject({ status: 200, products: MANY });
  await shop.close();
});

test('R44 a page asks for nothing that has no row here', async ({ page }) => {
  const shop = await FaultyShop.open();
  const { forEverybody } = await allScreens();
  const unknown: string[] = [];
  for (const path of ['/category/nothing', '/checkout', ...forEverybody]) {
    shop.calledFor.clear();
    await open(page, shop, path);
    const place = path
      .replace(/^\/product\/.*/, '/product/{id}')
      .replace('/category/shoes', '/category/Electronics')
      .replace(/\?.*/, '');
    const known = [FRAME, ...rows.filter((row) => row.page === place).map((row) => row.call)];
    for (const asked of shop.calledFor.keys())
      if (!known.some((one) => one.test(asked))) unknown.push(`${place} asks for ${asked}`);
  }
  expect(unknown).toEqual([]);
  await shop.close();
});
