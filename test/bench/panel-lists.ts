import { listsTable, measureLists } from './lists.ts';
import { circumstances } from './report.ts';

/**
 * `npm run bench:lists`: how fast the panel's lists, reports and dashboard answer over many orders. Another number than a million by
 * BENCH_ORDERS, another than 1,000 products by BENCH_PRODUCTS.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? '1000000');
const began = performance.now();
const table = listsTable(await measureLists(ORDERS));
const head = `${ORDERS.toLocaleString('en')} orders. ${circumstances((performance.now() - began) / 60_000)}`;
process.stdout.write(`${[head, '', ...table].join('\n')}\n`);
