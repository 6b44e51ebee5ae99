import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Fault, FaultyShop } from '../support/faulty-shop.js';
import { stampede } from '../support/concurrent.js';
import { eventually } from '../support/money.js';
import { allScreens } from '../support/screens.js';
import { call } from '../support/shopper.js';
import { useOwnShop } from '../support/use-shop.js';

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

type Words = 'unanswered' | 'refused' | 'empty';

const MESSAGE = 'The shelves are being counted.';
const WRONG = 'Uh oh! Something went wrong.';
const UNKNOWN = 'An unexpected error occurred. Please try again.';

/** What the frame around every page asks for. */
const FRAME = /\/(shop|categories|payments\/methods|pages\/frame)$/;
/** Without it pages are made anew for each visitor (`pages-hear-of-changes.spec.ts`). */
const WHETHER_KEPT_HOLDS = /^\/changes\?/;

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

/** What is kept for ten seconds once it was answered. */
const ofTheFrame: readonly Row[] = [
  { page: '/', call: FRAME, ...mute('Featured Products') },
  { page: '/login', call: /\/shop$/, ...mute('Email', 'Password') },
  { page: '/checkout', call: /\/shop$/, ...mute('Checkout') },
];
const ofThePage: readonly Row[] = [
  { page: '/', call: /\/featured/, ...section('No products available', 'No featured products found') },
  { page: '/', call: /sort=rating/, ...section('No flash sale products available at the moment.') },
  { page: '/', call: /sort=featured/, ...section('No products available.') },
  { page: '/', call: /sort=newest/, ...section('No new arrivals available at the moment.') },
  { page: '/', call: /\/pages\/home$/, ...mute('New Arrival') },
  { page: '/terms', call: /\/pages\/terms$/, ...both('Something went wrong') },
  { page: '/privacy', call: /\/pages\/privacy$/, ...both('Something went wrong') },
  ...['faq', 'shipping', 'returns', 'size-guide', 'about'].map((page) => ({
    page: `/${page}`,
    call: new RegExp(`/pages/${page}$`),
    ...both('Something went wrong'),
  })),
  { page: '/no-such-page', call: /\/redirects\?/, ...mute('404') },
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
  {
    page: '/downloads/x',
    call: /\/downloads\/x$/,
    unanswered: ['We cannot show this download right now.'],
    refused: [MESSAGE],
  },
  { page: '/cart/reminder', form: { token: 'x' }, call: /\/cart-reminders\/stop/, ...form(UNKNOWN) },
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

const rows = [...ofTheFrame, ...ofThePage];

const MANY = 1_000;
const AT_ONCE = 4;
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
const faults: readonly [name: string, fault: Fault, words: Words][] = [
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

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What can be read of a page, and how many products it shows. */
function parsed(html: string) {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  const header = /<header[\s>].*?<\/header>/s.exec(html)?.[0] ?? '';
  return {
    main: main
      .replaceAll(/<!--.*?-->|<script.*?<\/script>|<[^>]*>/gs, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? ''),
    hasFrame: /<a [^>]*href="\/"/.test(header),
    products: main.match(/<article[\s>]/g)?.length ?? 0,
    robots: /<meta name="robots" content="(\w+)"/.exec(html)?.[1],
  };
}

const statusOf = (fault: Fault) => (typeof fault === 'object' ? fault.status : undefined);
/** Without the clock of the offers. */
const timeless = ({ main, ...page }: { main: string }) => ({
  ...page,
  main: main.replace(/\d+Days.*?Seconds\d*/, ''),
});

const demo = useOwnShop({ demo: true, env: { DEMO: '1' } });
let shop: FaultyShop;
let id = '';
beforeAll(async () => {
  process.env['DUKA_URL'] = `http://127.0.0.1:${demo.api.port}`;
  shop = await FaultyShop.open({ TRUST_PROXY: '1' });
  id = await idOfProduct();
});
afterAll(() => shop.close());
beforeEach(() => shop.failAll([], 'no answer'));

let visitors = 0;
const newVisitor = () => `10.0.${Math.floor((visitors += 1) / 256)}.${visitors % 256}`;

interface Page {
  path: string;
  form?: Row['form'];
  visitor?: string;
}

/** A page as the server renders it, at an address of its own: a whole page is kept. */
async function opened({ path, form, visitor = newVisitor() }: Page) {
  const headers = { origin: shop.url, 'accept-encoding': 'identity', 'x-forwarded-for': visitor };
  const answer = form
    ? await fetch(shop.url + path, { method: 'POST', body: new URLSearchParams(form), headers })
    : await fetch(`${shop.url}${path}${path.includes('?') ? '&' : '?'}row=${visitor}`, { headers });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, ...parsed(await answer.text()) };
}

/** On a busy machine the storefront tells some to come again, on a page without a frame. */
const open = (page: Page) =>
  eventually(
    () => opened(page),
    ({ status, hasFrame }) => status !== 503 || hasFrame,
  );

async function saysSo(row: Row, fault: Fault, words: Words, visitor = newVisitor()) {
  const { main, hasFrame, status } = await open({
    path: row.page.replace('{id}', id),
    form: row.form,
    visitor,
  });
  const where = `${row.page} ${row.call.source}`;
  const missing = (row[words] ?? []).filter((text) => !main.includes(text));
  expect({ where, missing, hasFrame }).toEqual({ where, missing: [], hasFrame: true });
  if (row.form && words !== 'empty')
    expect({ where, status }).toEqual({ where, status: words === 'refused' ? statusOf(fault) : 503 });
}

it('R44 a page that the server renders is whole whatever becomes of what its frame asks for', async () => {
  const met = [];
  // the empty list is the last: it is an answer, and kept
  for (const [name, fault, words] of faults) {
    shop.met.clear();
    for (const row of ofTheFrame) {
      shop.fail(row.call, fault);
      await saysSo(row, fault, words);
    }
    if (shop.met.size > 0) met.push(name);
  }
  expect(met).toEqual(faults.map(([name]) => name));
});

it.each(faults)(
  'R44 a page that the server renders says so in its place when a call %s',
  async (_, fault, words) => {
    // each is the page of a visitor, and fails for nobody else
    const pages = ofThePage.map((row) => ({ row, visitor: newVisitor() }));
    for (const { row, visitor } of pages) shop.failFor(visitor, row.call, fault);
    await stampede(
      pages.map(
        ({ row, visitor }) =>
          () =>
            saysSo(row, fault, words, visitor),
      ),
      AT_ONCE,
    );
    expect(pages.filter(({ visitor }) => !shop.met.has(visitor))).toEqual([]);
  },
);

it('R44 pages that the server renders are the same when every call takes ten seconds', async () => {
  const paths = rows.filter(({ form }) => !form).map((row) => row.page.replace('{id}', id));
  const all = () => Promise.all([...new Set(paths)].map((path) => open({ path })));
  const prompt = await all();
  shop.fail(/./, 'slow');
  expect((await all()).map(timeless)).toEqual(prompt.map(timeless));
});

it('a list that cannot be had is 503, and nothing for search engines', async () => {
  shop.fail(/\/products/, 'no answer');
  for (const path of ['/shop', '/category/Electronics']) {
    const { status, retryAfter, robots } = await open({ path });
    expect([path, status, robots, retryAfter]).toEqual([path, 503, 'noindex', '2']);
  }
});

it('R44 a list of a thousand products is a page of a thousand', async () => {
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1');
  const many = Array.from({ length: MANY }, (_, number) => ({ ...data[0], _id: `many-${number}` }));
  const meta = { total: MANY, page: 1, limit: MANY, pages: 1 };
  shop.fail(/\/products\?/, { status: 200, body: { ...nothing.body, data: many, meta } });
  expect(await open({ path: '/shop' })).toMatchObject({ status: 200, products: MANY });
});

it('R44 a page asks for nothing that has no row here', async () => {
  const { forEverybody } = await allScreens();
  const unknown: string[] = [];
  for (const path of ['/category/nothing', '/checkout', ...forEverybody]) {
    shop.calledFor.clear();
    await open({ path });
    const place = path
      .replace(/^\/product\/.*/, '/product/{id}')
      .replace('/category/shoes', '/category/Electronics')
      .replace(/\?.*/, '');
    const known = [
      FRAME,
      WHETHER_KEPT_HOLDS,
      ...rows.filter((row) => row.page === place).map((row) => row.call),
    ];
    for (const asked of shop.calledFor.keys())
      if (!known.some((one) => one.test(asked))) unknown.push(`${place} asks for ${asked}`);
  }
  expect(unknown).toEqual([]);
});
