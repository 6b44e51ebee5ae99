import { countSales, fill, openSandbox, startApi, stop } from './servers.ts';
import { bearer } from './scenarios.ts';

/** How often each address is asked; the median counts, the first one pays for plans and pages that are not in memory. */
const TIMES = 7;
/** Milliseconds in which a list should answer over 100,000 orders. */
const AIM = 300;

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? '1000');

export interface ListFigures {
  name: string;
  first: number;
  median: number;
  total: string;
  /** How many of the calls were asked to come again. */
  refused: number;
}

export const list = (resource: string, filter: object = {}, sort = ['createdAt', 'DESC'], range = [0, 24]) =>
  `${resource}?${new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
    filter: JSON.stringify(filter),
  }).toString()}`;

const DAY_MS = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const YEAR = new URLSearchParams({ from: daysAgo(364).slice(0, 10), to: daysAgo(0).slice(0, 10) });
const report = (name: string) => `reports/${name}?${YEAR.toString()}`;

/** What the panel asks when its lists are opened, sorted, searched and paged. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'orders, first page': list('orders'),
  'orders, page 2,000': list('orders', {}, ['createdAt', 'DESC'], [49_975, 49_999]),
  'orders, pending': list('orders', { status: 'pending' }),
  'orders, processing': list('orders', { status: 'processing' }),
  'orders, shipped': list('orders', { status: 'shipped' }),
  'orders, delivered': list('orders', { status: 'delivered' }),
  'orders, cancelled': list('orders', { status: 'cancelled' }),
  'orders, counts of the tabs': 'orders/counts?filter=%7B%7D',
  'orders, counts under a search': `orders/counts?filter=${encodeURIComponent('{"q":"okello"}')}`,
  'orders by total': list('orders', {}, ['totalAmount', 'DESC']),
  'orders by customer': list('orders', {}, ['customer', 'ASC']),
  'orders by number': list('orders', {}, ['number', 'ASC']),
  'orders by status': list('orders', {}, ['status', 'ASC']),
  'orders, a common name': list('orders', { q: 'okello' }),
  'orders, a whole name': list('orders', { q: 'Amina Okello 1430' }),
  'orders, two letters': list('orders', { q: 'ok' }),
  'orders, an email': list('orders', { q: 'buyer777.' }),
  'orders, a tracking number': list('orders', { q: 'BX-00004207' }),
  'orders, an SKU': list('orders', { q: 'BENCH-000000000010-0' }),
  'orders, a number': list('orders', { q: '#C4CA4238' }),
  'orders, nothing found': list('orders', { q: 'zzzzzz' }),
  'orders, with a balance': list('orders', { hasBalance: true }),
  'orders, refunded': list('orders', { paymentStatus: 'refunded' }),
  'orders, paid by mobile money, 30 days': list('orders', {
    paymentMethod: 'mobile',
    createdAt_gte: daysAgo(30),
  }),
  'orders, between two amounts': list('orders', { totalAmount_gte: 500, totalAmount_lte: 510 }),
  'customers, first page': list('customers'),
  'customers by orders': list('customers', {}, ['orders', 'DESC']),
  'customers by spending': list('customers', {}, ['spent', 'DESC']),
  'customers by last order': list('customers', {}, ['lastOrderAt', 'DESC']),
  'customers, a common name': list('customers', { q: 'okello' }),
  'customers, an email': list('customers', { q: 'buyer777.' }),
  'customers with five orders': list('customers', { orders_gte: 5 }),
  'invoices, first page': list('invoices', {}, ['number', 'DESC']),
  'invoices, page 2,000': list('invoices', {}, ['number', 'DESC'], [49_975, 49_999]),
  'invoices by date': list('invoices', {}, ['issuedAt', 'DESC']),
  'invoices by amount': list('invoices', {}, ['amount', 'DESC']),
  'invoices, refunded': list('invoices', { status: 'refunded' }, ['number', 'DESC']),
  'invoices, a common name': list('invoices', { q: 'okello' }, ['number', 'DESC']),
  'invoices, a number': list('invoices', { q: 'INV-000042' }, ['number', 'DESC']),
  'invoices, nothing found': list('invoices', { q: 'zzzzzz' }, ['number', 'DESC']),
  'products by stock': list('products', {}, ['stock', 'ASC']),
  'report by day, a year': report('days'),
  'report by product, a year': report('products'),
  'report by category, a year': report('categories'),
  'report by country, a year and the one before': `${report('countries')}&compare=year`,
  'report by discount, a year': report('discounts'),
  'report of refunds, a year': report('refunds'),
  'dashboard, 30 days': 'stats',
  'dashboard, a year': `stats?${YEAR.toString()}`,
};

/** The back office's lists over a database of their own with `orders` orders. */
export async function measureLists(orders: number): Promise<ListFigures[]> {
  const setup = await openSandbox('catalogue.sql', PRODUCTS);
  await fill(setup.url, 'orders.sql', orders);
  await countSales(setup.url);
  const api = await startApi(setup.url, setup.folder);
  try {
    return await askAll(`http://127.0.0.1:${api.port}`, bearer(1));
  } finally {
    await stop(api);
    await setup.close();
  }
}

/** Asks every address of the lists. @throws when one fails; one that is asked to come again only where it may not be */
export async function askAll(
  origin: string,
  authorization: string,
  { mayRefuse = false } = {},
): Promise<ListFigures[]> {
  const all: ListFigures[] = [];
  for (const [name, address] of Object.entries(ADDRESSES)) {
    const times: number[] = [];
    let total = '';
    let refused = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const began = performance.now();
      const answer = await fetch(`${origin}/api/v1/admin/${address}`, { headers: { authorization } });
      const body = await answer.text();
      times.push(performance.now() - began);
      if (mayRefuse && answer.status === 503) refused += 1;
      else if (!answer.ok) throw new Error(`${name}: ${answer.status} ${body}`);
      total = answer.headers.get('x-total-count') ?? '';
    }
    const [first = 0] = times;
    const median = times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
    all.push({ name, first, median, total, refused });
  }
  return all;
}

/** The table of the lists, the slow ones marked. */
export function listsTable(figures: readonly ListFigures[]): string[] {
  return [
    `| list | rows | first call, ms | median of ${TIMES}, ms (aim ${AIM}) |`,
    '| --- | ---: | ---: | ---: |',
    ...figures.map(({ name, total, first, median, refused }) => {
      const mark = refused > 0 ? ` (${refused} refused)` : median > AIM ? ' (slow)' : '';
      return `| ${name} | ${total} | ${first.toFixed(0)} | ${median.toFixed(0)}${mark} |`;
    }),
  ];
}

/** The lists that take a tenth of the aim or more, and in a sentence what the others take at most. */
export function telling(figures: readonly ListFigures[]): string[] {
  const isQuick = ({ median, refused }: ListFigures) => median < AIM / 10 && refused === 0;
  const quick = figures.filter(isQuick);
  const [median, first] = (['median', 'first'] as const).map((member) =>
    Math.max(0, ...quick.map((one) => one[member])).toFixed(0),
  );
  const others = `${quick.length} more lists took ${median} ms at most, ${first} ms when first asked.`;
  return [...listsTable(figures.filter((one) => !isQuick(one))), '', others];
}
