import { freePort } from '../../api/scripts/lib/ports.mjs';
import { memoryOf } from '../support/memory.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { runMayRefuse } from './load.ts';
import { MILLION_CALLS } from './million-calls.ts';
import { circumstances, publish } from './report.ts';
import { openSandbox, root, startApi, stop, type BenchSetup, type Server } from './servers.ts';

/**
 * `npm run bench:million`: what lists with their counts cost over a million products beside ten thousand, in turns: processor time
 * of API and PostgreSQL per call, how many are refused, and what the process holds. Takes 10 minutes and 4 GB of disk, which are given
 * back. `BENCH_PRODUCTS` for another size. Writes its figures into docs/performance.md.
 */
const SIZES = [10_000, Number(process.env['BENCH_PRODUCTS'] ?? '1000000')];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '3');
const CALLS = 200;
const CONNECTIONS = 4;
const AIM_MS = 15;
const AIM_GROWTH = 3;
const PATIENCE_MS = Number(process.env['BENCH_PATIENCE_MS'] ?? '600000');

interface Shop {
  products: number;
  setup: BenchSetup;
  api: Server;
  readyMs: number;
  before: number;
}

interface Figures {
  api: number;
  database: number;
  p99: number;
  refused: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const pid = ({ api }: Shop) => api.process.pid ?? 0;
const half = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Until the process counts all products by itself. @returns milliseconds */
async function untilCounted(metricsPort: number, products: number): Promise<number> {
  const since = performance.now();
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    if (metrics.includes(`duka_products_counted ${products}\n`)) return performance.now() - since;
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${products} products were never counted`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function open(products: number): Promise<Shop> {
  const since = performance.now();
  const setup = await openSandbox('million.sql', products);
  say(`${products} products written in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  const metricsPort = await freePort();
  const api = await startApi(setup.url, setup.folder, root, { METRICS_PORT: String(metricsPort) });
  const before = memoryOf(api.process.pid ?? 0).own;
  const readyMs = await untilCounted(metricsPort, products);
  say(`they were counted after ${(readyMs / 1000).toFixed(1)} s`);
  return { products, setup, api, readyMs, before };
}

async function measure(shop: Shop, next: (typeof MILLION_CALLS)[string], first: number): Promise<Figures> {
  const from = { api: cpuOf(pid(shop)), database: cpuOfFamily(shop.setup.pid) };
  const times: number[] = [];
  const load = { port: shop.api.port, connections: CONNECTIONS, calls: CALLS };
  const refused = await runMayRefuse({ ...load, next: (n) => next(first + n, shop.products), times });
  times.sort((a, b) => a - b);
  return {
    api: (cpuOf(pid(shop)) - from.api) / CALLS,
    database: (cpuOfFamily(shop.setup.pid) - from.database) / CALLS,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    refused,
  };
}

const began = performance.now();
const shops: Shop[] = [];
try {
  for (const size of SIZES) shops.push(await open(size));
  const all = new Map<string, Figures[][]>();
  for (const [name, next] of Object.entries(MILLION_CALLS)) {
    const rounds = shops.map((): Figures[] => []);
    // the first is for Node.js, which compiles late, and for PostgreSQL's pages
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, shop] of shops.entries()) {
        const figures = await measure(shop, next, round * CALLS);
        if (round > 0) rounds[at]?.push(figures);
      }
    all.set(name, rounds);
  }
  const of = (figures: Figures[], member: keyof Figures) => half(figures.map((one) => one[member]));
  const cell = (figures: Figures[]) =>
    `${of(figures, 'api').toFixed(2)} + ${of(figures, 'database').toFixed(2)}`;
  const cost = (figures: Figures[]) => of(figures, 'api') + of(figures, 'database');
  const [small = '', large = ''] = shops.map(({ products }) => products.toLocaleString('en'));
  const lines = [
    `| call | ${small}: CPU ms, API + PostgreSQL | ${large} (aim ${AIM_MS}) | grown (aim ${AIM_GROWTH}) | p99 ms | refused |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...[...all].map(([name, [few = [], many = []]]) => {
      const refused = many.reduce((sum, one) => sum + one.refused, 0);
      const figures = [
        cell(few),
        cell(many),
        (cost(many) / cost(few)).toFixed(2),
        of(many, 'p99').toFixed(0),
      ];
      return `| ${[name, ...figures, `${refused} of ${ROUNDS * CALLS}`].join(' | ')} |`;
    }),
    '',
    '| products | counted after, s | MiB after the start | at the end | at peak |',
    '| ---: | ---: | ---: | ---: | ---: |',
    ...shops.map((shop) => {
      const { own, peak } = memoryOf(pid(shop));
      const figures = [
        (shop.readyMs / 1000).toFixed(1),
        ...[shop.before, own, peak].map((mib) => mib.toFixed(0)),
      ];
      return `| ${[shop.products.toLocaleString('en'), ...figures].join(' | ')} |`;
    }),
  ];
  const told = [circumstances((performance.now() - began) / 60_000), '', ...lines];
  say(told.join('\n'));
  publish('million', told);
} finally {
  for (const { api, setup } of shops) {
    await stop(api);
    await setup.close();
  }
}
