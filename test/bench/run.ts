import { against } from './against.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { measureInBrowser } from './browser-lists.ts';
import { compare, type Comparison } from './compare.ts';
import { memoryOf } from '../support/memory.ts';
import { fill, openSandbox, SETTLED_MS, start, startApi, stop, type BenchSetup } from './servers.ts';
import { listsTable, measureLists, telling } from './lists.ts';
import {
  HEAD,
  circumstances,
  growthTable,
  publish,
  rows,
  scenarioTable,
  usageTable,
  type Usage,
} from './report.ts';
import { syncTable } from './sync-table.ts';
import { measureSync } from './sync.ts';
import { SCENARIOS, SHOPPERS, resetBuyers, type Scenario } from './scenarios.ts';

/**
 * `npm run bench`: list, detail, search, add to cart and checkouts against a plain node:http + pg server, then the back
 * office's lists over many orders, by call and in a browser, and what another system does with a shop. A run without limits writes its figures into docs/performance.md; with limits only
 * when BENCH_PUBLISH=1. The limits:
 *
 *     BENCH_SIZES=1000                          fewer sizes of the catalogue; 0 leaves this part out
 *     BENCH_CONNECTIONS=16                      fewer numbers of connections
 *     BENCH_SCENARIOS='list,checkout'           some of the scenarios (scenarios.ts)
 *     BENCH_ROUNDS=4                            more rounds
 *     BENCH_JOBS=1                              what a call leaves to be done later is part of its cost; with --against alone
 *     BENCH_ORDERS=0                            without the lists of the back office, or with another number
 *     BENCH_SYNC=0                              without the other system, or with another number of products
 *     BENCH_API_FLAGS='--import=./profiler.mjs' flags for the API's Node process
 *
 * `npm run bench -- sync` runs one part alone: `shop`, `lists` or `sync`; `-- --against <commit>` measures an earlier commit beside this one instead (against.ts).
 */
const numbers = (name: string, usual: string) => (process.env[name] ?? usual).split(',').map(Number);
const SIZES = numbers('BENCH_SIZES', '1000,10000,100000');
const CONNECTIONS = numbers('BENCH_CONNECTIONS', '1,16,64');
/** 0 leaves the lists out. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? '100000');
/** 0 leaves the other system out. */
const SYNC = Number(process.env['BENCH_SYNC'] ?? '100000');
/** So that PostgreSQL plans for a shop that has sold before: a table that it takes for empty is read whole for each row. */
const ORDERS_BEFORE = 5_000;
const STARTS = 5;
const WANTED = process.env['BENCH_SCENARIOS']?.split(',');
const LIMITS = ['SIZES', 'CONNECTIONS', 'ORDERS', 'SYNC', 'SCENARIOS', 'ROUNDS', 'API_FLAGS'];
const whole = LIMITS.every((name) => process.env[`BENCH_${name}`] === undefined);
const publishes = whole || process.env['BENCH_PUBLISH'] === '1';
const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const all: Comparison[] = [];
const usages: Usage[] = [];
const began = performance.now();

async function benchSize(size: number): Promise<void> {
  const setup = await openSandbox('catalogue.sql', size);
  await fill(setup.url, 'orders.sql', ORDERS_BEFORE);
  await fill(setup.url, 'returning.sql', SHOPPERS);
  resetBuyers();
  const ours = await startApi(setup.url, setup.folder);
  const readySeconds = await medianStart(setup, ours.readySeconds);
  await pause(SETTLED_MS);
  const afterStart = memoryOf(ours.process.pid ?? 0).now;
  const theirs = await start('test/bench/baseline.ts', { DATABASE_URL: setup.url }, '/ready');
  const pair = { ours, theirs, setup, warm: new Set<Scenario>() };
  try {
    for (const scenario of SCENARIOS.filter(({ name }) => WANTED?.includes(name) ?? true))
      for (const connections of CONNECTIONS) {
        const compared = await compare(scenario, size, connections, pair);
        all.push(compared);
        say(rows(compared));
      }
    const { peak } = memoryOf(ours.process.pid ?? 0);
    usages.push({ size, readySeconds, afterStart, peak });
  } finally {
    await stop(ours);
    await stop(theirs);
    await setup.close();
  }
}

/** One start says little while PostgreSQL still writes the new catalogue down. */
async function medianStart(setup: BenchSetup, first: number): Promise<number> {
  const seconds = [first];
  while (seconds.length < STARTS) {
    const again = await startApi(setup.url, setup.folder);
    seconds.push(again.readySeconds);
    await stop(again);
  }
  return seconds.sort((one, other) => one - other)[Math.floor(STARTS / 2)] ?? first;
}

async function benchShop(): Promise<void> {
  say(HEAD);
  for (const size of SIZES) await benchSize(size);
  const after = ['', ...usageTable(usages), '', ...growthTable(all)];
  say(after);
  const told = circumstances((performance.now() - began) / 60_000);
  say(['', told]);
  if (publishes) publish('bench', [told, '', ...scenarioTable(all), ...after]);
}

async function benchLists(): Promise<void> {
  const start = performance.now();
  const figures = await measureLists(ORDERS);
  const told = circumstances((performance.now() - start) / 60_000);
  say(['', `${ORDERS} orders`, '', ...listsTable(figures), '', told]);
  if (publishes) publish('lists', [`${ORDERS} orders. ${told}`, '', ...telling(figures)]);
}

async function benchAll(): Promise<void> {
  if (SIZES.some((size) => size > 0)) await benchShop();
  if (ORDERS > 0) await PARTS.lists();
  if (SYNC > 0) await benchSync();
}

async function benchSync(): Promise<void> {
  const start = performance.now();
  const table = syncTable(await measureSync(SYNC));
  const told = circumstances((performance.now() - start) / 60_000);
  say(['', ...table, '', told]);
  if (publishes) publish('sync', [told, '', ...table]);
}

const PARTS = {
  shop: benchShop,
  lists: async () => {
    await benchLists();
    await measureInBrowser(ORDERS, publishes);
  },
  sync: benchSync,
};
const { values: told, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const [part] = positionals;
if (part !== undefined) {
  if (!(part in PARTS)) throw new Error(`There is no part “${part}”: ${Object.keys(PARTS).join(', ')}`);
  await PARTS[part as keyof typeof PARTS]();
} else if (told.against === undefined) await benchAll();
else {
  const dearer = await against(told.against);
  say(dearer.map((line) => `dearer than it may be: ${line}`));
  if (dearer.length > 0) process.exitCode = 1;
}
