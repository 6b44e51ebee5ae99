import { cpuOf, cpuOfFamily } from './cpu.ts';
import { tell, type BenchSetup, type Server } from './servers.ts';
import { run, warmUp, type Load, type Measured } from './load.ts';
import type { Scenario } from './scenarios.ts';

/** Calls before a round with another number of connections: the code is compiled, the connections are new. */
const WARM_UP_AGAIN = 400;
/** How often each server is measured; the two take turns. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '3');

/** Mean figures of one server under one load. CPU in milliseconds per request. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  appMs: number;
  databaseMs: number;
}

export interface Comparison {
  scenario: Scenario;
  size: number;
  connections: number;
  ours: Figures;
  theirs: Figures;
  /** CPU per request, API and PostgreSQL together, ours by theirs. */
  ratio: number;
}

export type Round = Measured & Figures;
export interface Pair {
  ours: Server;
  theirs: Server;
  setup: BenchSetup;
  /** What both have been warmed up for. */
  warm: Set<Scenario>;
}

/** Both servers under the same load, in turns, after each has been warmed up. */
export async function compare(
  scenario: Scenario,
  size: number,
  connections: number,
  pair: Pair,
): Promise<Comparison> {
  const mine: Round[] = [];
  const others: Round[] = [];
  const ours = { port: pair.ours.port, connections, calls: scenario.calls, next: scenario.ours(size) };
  const theirs = { port: pair.theirs.port, connections, calls: scenario.calls, next: scenario.theirs(size) };
  const calls = pair.warm.has(scenario) ? WARM_UP_AGAIN : scenario.warmUp;
  pair.warm.add(scenario);
  const prepare = async () => scenario.before && (await tell(pair.setup.url, scenario.before));
  for (const load of [ours, theirs]) {
    await prepare();
    await warmUp({ ...load, calls });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare();
    mine.push(await measure(pair.ours, pair.setup.pid, ours));
    await prepare();
    others.push(await measure(pair.theirs, pair.setup.pid, theirs));
  }
  const [left, right] = [mean(mine), mean(others)];
  return { scenario, size, connections, ours: left, theirs: right, ratio: cost(left) / cost(right) };
}

export const cost = (figures: Figures): number => figures.appMs + figures.databaseMs;

/** One round of a server and of the PostgreSQL process `database` below it, and of what is done `afterwards`. */
export async function measure(
  server: Server,
  database: number,
  load: Load,
  afterwards: () => Promise<void> = () => Promise.resolve(),
): Promise<Round> {
  const pid = server.process.pid ?? 0;
  const before = { app: cpuOf(pid), database: cpuOfFamily(database) };
  const measured = await run(load);
  await afterwards();
  return {
    ...measured,
    appMs: (cpuOf(pid) - before.app) / load.calls,
    databaseMs: (cpuOfFamily(database) - before.database) / load.calls,
  };
}

function mean(rounds: readonly Round[]): Figures {
  const of = (member: keyof Figures) => rounds.reduce((sum, round) => sum + round[member], 0) / rounds.length;
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    appMs: of('appMs'),
    databaseMs: of('databaseMs'),
  };
}
