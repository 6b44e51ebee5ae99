import { setTimeout as pause } from 'node:timers/promises';
import { measure, type Round } from './compare.ts';
import { projectAt } from './earlier.ts';
import { warmUp } from './load.ts';
import { memoryOf } from '../support/memory.ts';
import { SCENARIOS, resetBuyers, type Scenario } from './scenarios.ts';
import {
  fill,
  openSandbox,
  root,
  SETTLED_MS,
  startApi,
  stop,
  tell,
  untilDone,
  type BenchSetup,
  type Server,
} from './servers.ts';

/**
 * `npm run bench -- --against <commit>`: the same calls to this project and to an earlier commit of it, in turns, each over
 * a PostgreSQL and a catalogue of its own, and what a call costs the processor now as a share of what it did. `<commit>` may
 * also be the folder of a project that is built. With BENCH_JOBS=1 what a call leaves for later is part of what it costs. It fails when a share is above BENCH_AT_MOST. The limits are those of
 * `run.ts`, with one size of 1,000 products and 16 connections unless told otherwise.
 */
const NAMES = 'list,category,three filters,detail,search,add to cart,checkout';
const WANTED = (process.env['BENCH_SCENARIOS'] ?? NAMES).split(',');
const SIZES = (process.env['BENCH_SIZES'] ?? '1000').split(',').map(Number);
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? '16');
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '7');
const AT_MOST = Number(process.env['BENCH_AT_MOST'] ?? 'Infinity');
/** Whether what a call leaves to be done later, as its letters, is done and counted, too. */
const JOBS = process.env['BENCH_JOBS'] === '1';
const ORDERS_BEFORE = 5_000;
const STARTS = 5;

interface Shop {
  folder: string;
  setup: BenchSetup;
  server: Server;
}

/** Both take turns in everything. @returns the scenarios that became dearer than they may */
export async function against(commit: string): Promise<string[]> {
  const earlier = await projectAt(commit);
  try {
    const dearer: string[] = [];
    say('| call | products | CPU ms before, API + PostgreSQL | CPU ms now, API + PostgreSQL | share |');
    say('| --- | ---: | ---: | ---: | ---: |');
    for (const size of SIZES) dearer.push(...(await againstSize(earlier.folder, size)));
    return dearer;
  } finally {
    await earlier.close();
  }
}

async function againstSize(folder: string, size: number): Promise<string[]> {
  resetBuyers();
  const [before, now] = [await openShop(folder, size), await openShop(root, size)];
  const dearer: string[] = [];
  try {
    for (const scenario of SCENARIOS.filter(({ name }) => WANTED.includes(name))) {
      const share = await inTurns(scenario, size, [before, now]);
      if (share > AT_MOST) dearer.push(`${scenario.name} over ${size} products: ${share.toFixed(2)}`);
    }
    if (!JOBS) await startsInTurns([before, now]);
  } finally {
    for (const { server, setup } of [before, now]) {
      await stop(server);
      await setup.close();
    }
  }
  return dearer;
}

async function openShop(folder: string, size: number): Promise<Shop> {
  const setup = await openSandbox('catalogue.sql', size, '', folder);
  await fill(setup.url, 'orders.sql', ORDERS_BEFORE, folder);
  const server = await startApi(setup.url, setup.folder, folder, JOBS ? { WORKER: '1' } : {});
  return { folder, setup, server };
}

/** What a call costs now by what it cost, the median round of each. */
async function inTurns(scenario: Scenario, size: number, shops: readonly [Shop, Shop]): Promise<number> {
  const next = scenario.ours(size);
  const rounds = new Map<Shop, Round[]>(shops.map((shop) => [shop, []]));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const shop of shops) {
      const { server, setup } = shop;
      if (scenario.before) await tell(setup.url, scenario.before);
      const load = { port: server.port, connections: CONNECTIONS, calls: scenario.calls, next };
      const afterwards = () => (JOBS ? untilDone(setup.url) : Promise.resolve());
      if (round < 0) await warmUp({ ...load, calls: scenario.warmUp }).then(afterwards);
      else rounds.get(shop)?.push(await measure(server, setup.pid, load, afterwards));
    }
  const [before, now] = shops.map((shop) => medianOf(rounds.get(shop) ?? []));
  if (!before || !now) throw new Error('nothing was measured');
  const share = now.all / before.all;
  say(`| ${[scenario.name, size, before.told, now.told, share.toFixed(2)].join(' | ')} |`);
  return share;
}

function medianOf(rounds: readonly Round[]) {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const told = `${of(({ appMs }) => appMs).toFixed(2)} + ${of(({ databaseMs }) => databaseMs).toFixed(2)}`;
  return { told, all: of(({ appMs, databaseMs }) => appMs + databaseMs) };
}

/** Fresh processes beside those that were measured. */
async function startsInTurns(shops: readonly [Shop, Shop]): Promise<void> {
  const figures = shops.map(() => ({ seconds: [] as number[], memory: [] as number[] }));
  for (let n = 0; n < STARTS; n += 1)
    for (const [index, { setup, folder }] of shops.entries()) {
      const fresh = await startApi(setup.url, setup.folder, folder);
      figures[index]?.seconds.push(fresh.readySeconds);
      await pause(SETTLED_MS);
      figures[index]?.memory.push(memoryOf(fresh.process.pid ?? 0).now);
      await stop(fresh);
    }
  const [before = '', now = ''] = figures.map(
    ({ seconds, memory }) => `${median(seconds).toFixed(2)} s, ${median(memory).toFixed(0)} MiB`,
  );
  say(`ready in, and memory after it: before ${before}; now ${now}`);
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const say = (line: string) => process.stdout.write(`${line}\n`);
