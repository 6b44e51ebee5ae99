import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../api/scripts/lib/ports.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { cpuOf, cpuOfFamily, memoryOf } from './cpu.ts';
import { run, type Measured } from './load.ts';
import { SCENARIOS, SECRET, type Scenario } from './scenarios.ts';

const SIZES = (process.env['BENCH_SIZES'] ?? '1000,10000,100000').split(',').map(Number);
const CONNECTIONS = (process.env['BENCH_CONNECTIONS'] ?? '1,16,64').split(',').map(Number);
const ROUNDS = 2;
const root = join(import.meta.dirname, '..', '..');
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Server {
  port: number;
  process: ChildProcess;
  readySeconds: number;
}

interface Round extends Measured {
  appMs: number;
  databaseMs: number;
}

async function start(file: string, env: Record<string, string>, readyPath: string): Promise<Server> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: String(port), API_PORT: String(port), ...env },
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}${readyPath}`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { port, process: child, readySeconds: (performance.now() - began) / 1000 };
    if (child.exitCode !== null) throw new Error(`${file} ended before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const startApi = (url: string, dataDir: string) =>
  start(
    'api/dist/main.js',
    {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      JWT_SECRET: SECRET,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      WORKER: '0',
    },
    '/health/ready',
  );

async function measure(
  server: Server,
  database: number,
  scenario: Scenario,
  load: Parameters<typeof run>[0],
): Promise<Round> {
  const pid = server.process.pid ?? 0;
  const before = { app: cpuOf(pid), database: cpuOfFamily(database) };
  const measured = await run(load);
  if (measured.failures > 0)
    throw new Error(`${scenario.name}: ${measured.failures} of ${load.calls} calls failed`);
  return {
    ...measured,
    appMs: (cpuOf(pid) - before.app) / load.calls,
    databaseMs: (cpuOfFamily(database) - before.database) / load.calls,
  };
}

const mean = (rounds: readonly Round[], of: (round: Round) => number) =>
  rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;

function row(
  who: string,
  size: number,
  connections: number,
  scenario: Scenario,
  rounds: readonly Round[],
  ratio = '',
) {
  const figures = [
    mean(rounds, (round) => round.perSecond).toFixed(0),
    mean(rounds, (round) => round.p50).toFixed(1),
    mean(rounds, (round) => round.p99).toFixed(1),
    mean(rounds, (round) => round.appMs).toFixed(2),
    mean(rounds, (round) => round.databaseMs).toFixed(2),
  ];
  say(`| ${scenario.name} | ${size} | ${connections} | ${who} | ${figures.join(' | ')} | ${ratio} |`);
}

async function compare(
  size: number,
  connections: number,
  scenario: Scenario,
  ours: Server,
  theirs: Server,
  database: number,
) {
  const rounds: { ours: Round[]; theirs: Round[] } = { ours: [], theirs: [] };
  const load = (server: Server, next: Parameters<typeof run>[0]['next'], calls = scenario.calls) => ({
    port: server.port,
    connections,
    calls,
    next,
  });
  await run(load(ours, scenario.ours(size), 100));
  await run(load(theirs, scenario.theirs(size), 100));
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.ours.push(await measure(ours, database, scenario, load(ours, scenario.ours(size))));
    rounds.theirs.push(await measure(theirs, database, scenario, load(theirs, scenario.theirs(size))));
  }
  const cost = (all: readonly Round[]) => mean(all, (round) => round.appMs + round.databaseMs);
  const ratio = cost(rounds.ours) / cost(rounds.theirs);
  row('Duka', size, connections, scenario, rounds.ours, `${ratio.toFixed(2)} (aim ${scenario.target})`);
  row('baseline', size, connections, scenario, rounds.theirs);
}

async function benchSize(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'duka-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(postgresPlace(folder), {
    password: 'bench',
    logFile: join(folder, 'postgres.log'),
  });
  const migrated = await startApi(postgres.url, folder);
  migrated.process.kill();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    readFileSync(join(import.meta.dirname, 'catalogue.sql'), 'utf8').replaceAll(':count', String(size)),
  );
  await client.end();
  const ours = await startApi(postgres.url, folder);
  const theirs = await start('test/bench/baseline.ts', { DATABASE_URL: postgres.url }, '/ready');
  const pid = ours.process.pid ?? 0;
  const after = memoryOf(pid);
  try {
    for (const scenario of SCENARIOS)
      for (const connections of CONNECTIONS)
        await compare(size, connections, scenario, ours, theirs, postgres.pid ?? 0);
    const ready = ours.readySeconds.toFixed(2);
    say(
      `\n${size} products: ready in ${ready} s; ${after.now.toFixed(0)} MiB after start, ${memoryOf(pid).peak.toFixed(0)} MiB at peak.\n`,
    );
  } finally {
    ours.process.kill();
    theirs.process.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

say(
  '| scenario | products | connections | server | req/s | p50 ms | p99 ms | CPU ms/request | PostgreSQL CPU ms/request | CPU ratio |',
);
say('|---|---|---|---|---|---|---|---|---|---|');
for (const size of SIZES) await benchSize(size);
