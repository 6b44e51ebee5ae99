import { cpuOf, cpuOfFamily } from './cpu.ts';
import { circumstances, publish } from './report.ts';
import { bearer } from './scenarios.ts';
import { countSales, fill, openSandbox, startApi, stop, tell } from './servers.ts';
import { askReports, reportsTables } from './year-reports.ts';

/**
 * `npm run bench:reports`: how fast every report of a year answers over a million orders that have taxes, discounts, refunds, groups of
 * customers and goods with fields, and the lists that its lines open. Another number by BENCH_ORDERS, another than 1,000 products by
 * BENCH_PRODUCTS, other rounds than 5 by BENCH_ROUNDS. Writes its figures into docs/performance.md.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? '1000000');
const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? '1000');

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;

const setup = await openSandbox('catalogue.sql', PRODUCTS);
try {
  await fill(setup.url, 'reports.sql', ORDERS);
  say(`${ORDERS.toLocaleString('en')} orders written after ${minutes().toFixed(1)} minutes`);
  const before = minutes();
  await countSales(setup.url);
  const counted = `${ORDERS.toLocaleString('en')} orders, counted in ${(minutes() - before).toFixed(1)} minutes`;
  say(counted);
  // files are for whoever has given the password a moment ago
  await tell(setup.url, `update session set authenticated_at = now() + interval '1 day'`);
  const api = await startApi(setup.url, setup.folder);
  try {
    const cpu = () => cpuOf(api.process.pid ?? 0) + cpuOfFamily(setup.pid);
    const all = await askReports(`http://127.0.0.1:${api.port}`, bearer(1), cpu);
    const lines = [`${counted}. ${circumstances(minutes())}`, '', ...reportsTables(all)];
    say(lines.join('\n'));
    publish('reports', lines);
  } finally {
    await stop(api);
  }
} finally {
  await setup.close();
}
