import { askAll, daysAgo, list, listsTable, report } from './lists.ts';
import { circumstances } from './report.ts';
import { bearer } from './scenarios.ts';
import { countSales, fill, openSandbox, startApi, stop } from './servers.ts';

/**
 * `npm run bench:reports`: how fast reports of a year answer over a million orders that have taxes, discounts, groups of customers and
 * goods with fields, and the lists that their lines open. Another number by BENCH_ORDERS, another than 1,000 products by BENCH_PRODUCTS.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? '1000000');
const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? '1000');

/** Whole days of the shop, as reports open lists. */
const [FIRST, LAST] = [daysAgo(364).slice(0, 10), daysAgo(0).slice(0, 10)];
const YEAR = { createdAt_gte: FIRST, createdAt_lte: LAST };
const GROUP = '00000000-0007-7000-8000-000000000003';
const DISCOUNT = '00000000-0008-7000-8000-000000000005';
const ADDRESSES = {
  'taxes, a year and the one before': `${report('taxes')}&compare=year`,
  'discounts by rule, a year': report('discount-rules'),
  'by discount code, a year': report('discounts'),
  'by product field, a year': `${report('fields')}&by=brand`,
  'by product field, a year and the one before': `${report('fields')}&by=material&compare=year`,
  'by customer group, a year and the one before': `${report('groups')}&compare=year`,
  'by product, a year': report('products'),
  'by category, a year': report('categories'),
  'by country, a year': report('countries'),
  'by day, a year': report('days'),
  'margins, a year': report('margins'),
  'orders of a brand, a year': list('orders', { ...YEAR, productField: 'brand:brand 7' }),
  'orders without a material, a year': list('orders', { ...YEAR, productField: 'material:' }),
  'orders of a group, a year': list('orders', { ...YEAR, customerGroupId: GROUP }),
  'orders of no group, a year': list('orders', { ...YEAR, inNoGroup: true }),
  'orders of a discount, a year': list('orders', { ...YEAR, discountId: DISCOUNT }),
  'orders of a rate, a year': list('orders', {
    taxedAt_gte: FIRST,
    taxedAt_lte: LAST,
    taxRate: 'VAT 18%',
    country: 'UG',
  }),
  'orders of a category, a year': list('orders', { ...YEAR, category: 'Home' }),
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;

const setup = await openSandbox('catalogue.sql', PRODUCTS);
try {
  await fill(setup.url, 'reports.sql', ORDERS);
  say(`${ORDERS.toLocaleString('en')} orders written after ${minutes().toFixed(1)} minutes`);
  await countSales(setup.url);
  say(`they were counted after ${minutes().toFixed(1)} minutes`);
  const api = await startApi(setup.url, setup.folder);
  try {
    const figures = await askAll(`http://127.0.0.1:${api.port}`, bearer(1), { addresses: ADDRESSES });
    const head = `${ORDERS.toLocaleString('en')} orders. ${circumstances(minutes())}`;
    say([head, '', ...listsTable(figures)].join('\n'));
  } finally {
    await stop(api);
  }
} finally {
  await setup.close();
}
