import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, EXECUTABLE } from '../support/browser.ts';
import { publish } from './report.ts';

/**
 * Opens the panel's lists in a browser and records how long each of their calls took there, as the browser's network log
 * says. On a running shop with many orders, see seed-orders.ts:
 *
 *     DUKA_URL=http://localhost:3000 node test/bench/panel.ts
 *
 * BENCH_PUBLISH=1 writes the table into docs/performance.md.
 */
const ORIGIN = process.env['DUKA_URL'] ?? 'http://localhost:3000';
const LOGIN = { email: 'admin@example.com', password: 'duka-admin-demo' };
const AIM = 300;
const ADMIN = '/api/v1/admin/';

const query = (sort: string, order: string, filter: object = {}, page = 1) =>
  new URLSearchParams({
    sort,
    order,
    page: String(page),
    perPage: '25',
    filter: JSON.stringify(filter),
  }).toString();

/** Where the panel is opened, by what is looked at. */
const PLACES: Readonly<Record<string, string>> = {
  dashboard: '',
  orders: 'orders',
  'orders, pending': `orders?${query('createdAt', 'DESC', { status: 'pending' })}`,
  'orders, delivered': `orders?${query('createdAt', 'DESC', { status: 'delivered' })}`,
  'orders, cancelled': `orders?${query('createdAt', 'DESC', { status: 'cancelled' })}`,
  'orders by total': `orders?${query('totalAmount', 'DESC')}`,
  'orders, page 2,000': `orders?${query('createdAt', 'DESC', {}, 2_000)}`,
  'orders, a name': `orders?${query('createdAt', 'DESC', { q: 'okello' })}`,
  'orders, an email': `orders?${query('createdAt', 'DESC', { q: 'buyer777.' })}`,
  'orders, a tracking number': `orders?${query('createdAt', 'DESC', { q: 'BX-00004207' })}`,
  customers: 'customers',
  'customers by spending': `customers?${query('spent', 'DESC')}`,
  'customers, a name': `customers?${query('createdAt', 'DESC', { q: 'okello' })}`,
  invoices: 'invoices',
  'invoices, a name': `invoices?${query('number', 'DESC', { q: 'okello' })}`,
  products: 'products',
};

interface Call {
  place: string;
  path: string;
  ms: number;
}

async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${ORIGIN}/api/v1/auth/login`, { data: LOGIN });
  if (!answer.ok()) throw new Error(`log in: ${answer.status()}`);
  const session = (await answer.json()) as { token: string };
  await page.addInitScript((kept) => {
    window.localStorage.setItem('token', kept.token);
    window.localStorage.setItem('userInfo', JSON.stringify(kept));
  }, session);
}

/** Every call to the admin API while the place is opened, until the network is quiet. */
async function open(page: Page, place: string, path: string): Promise<Call[]> {
  const calls: Call[] = [];
  const ended = (request: import('@playwright/test').Request) => {
    if (!request.url().includes(ADMIN)) return;
    const { requestStart, responseEnd } = request.timing();
    calls.push({ place, path: new URL(request.url()).pathname, ms: responseEnd - requestStart });
  };
  page.on('requestfinished', ended);
  await page.goto(`${ORIGIN}/admin/${path}`, { waitUntil: 'networkidle' });
  page.off('requestfinished', ended);
  return calls;
}

const told = (calls: readonly Call[]) =>
  calls
    .map(({ path, ms }) => `\`${path.slice(ADMIN.length)}\` ${ms.toFixed(0)}${ms > AIM ? ' (slow)' : ''}`)
    .join(', ');

const browser = await chromium.launch({
  ...EXECUTABLE,
  args: BROWSER_ARGS,
});
const page = await browser.newPage();
await logIn(page);
await open(page, 'warming up', '');
const calls: Call[] = [];
for (const [place, path] of Object.entries(PLACES)) calls.push(...(await open(page, place, path)));
await browser.close();

const table = [
  `| place | calls below \`${ADMIN}\`, ms in the browser (aim ${AIM}) |`,
  '| --- | --- |',
  ...Object.keys(PLACES).map(
    (place) => `| ${place} | ${told(calls.filter((call) => call.place === place))} |`,
  ),
];
process.stdout.write(`${table.join('\n')}\n`);
if (process.env['BENCH_PUBLISH'] === '1') publish('panel', table);
