import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { heapFlags, mallocTunables } from '../../api/scripts/lib/heap.mjs';
import { freePort } from '../../api/scripts/lib/ports.mjs';
import { SECRET } from './scenarios.ts';

export interface Server {
  port: number;
  process: ChildProcess;
  readySeconds: number;
}

/** A database of the benchmark's own, with its server process. */
export interface BenchSetup {
  url: string;
  folder: string;
  /** The process of PostgreSQL whose children do the work. */
  pid: number;
  close: () => Promise<void>;
}

/** So long after it is ready a process has given back what starting took, in milliseconds. */
export const SETTLED_MS = 3_000;

export const root = join(import.meta.dirname, '..', '..');

/** Starts a Node process of the project in `cwd` and waits until it answers. */
export async function start(
  file: string,
  env: Record<string, string>,
  readyPath: string,
  cwd = root,
): Promise<Server> {
  const port = await freePort();
  const began = performance.now();
  // e.g. BENCH_API_FLAGS='--import=./profiler.mjs'
  const flags = file.startsWith('api')
    ? [...heapFlags, ...(process.env['BENCH_API_FLAGS']?.split(' ') ?? [])]
    : [];
  const child = spawn(process.execPath, [...flags, file], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ...mallocTunables,
      PORT: String(port),
      API_PORT: String(port),
      ...env,
    },
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

/** Commits before there was a sandbox have the server alone. */
const SERVER = 'api/sandbox/dist/main.js';

/**
 * The API as it runs in production, without its jobs and with limits out of the way; `at` is another project's folder, `more` other
 * variables.
 */
export const startApi = (url: string, dataDir: string, at = root, more: Record<string, string> = {}) =>
  start(
    existsSync(join(at, SERVER)) ? SERVER : 'api/dist/main.js',
    {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      JWT_SECRET: SECRET,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      WORKER: '0',
      ...more,
    },
    '/health/ready',
    at,
  );

/** Ends a server and waits for it. */
export async function stop(server: Server): Promise<void> {
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill();
  await ended;
}

/** What `npm start` of a project opens its database with. */
async function opener(at: string) {
  const library = (name: string) => import(pathToFileURL(join(at, 'api', 'scripts', 'lib', name)).href);
  const { postgresPlace } = (await library('postgres-place.mjs')) as Place;
  const { startPostgres } = (await library('postgres.mjs')) as Postgres;
  return (folder: string, logFile: string) =>
    startPostgres(postgresPlace(folder), { password: 'bench', logFile });
}
type Place = typeof import('../../api/scripts/lib/postgres-place.mjs');
type Postgres = typeof import('../../api/scripts/lib/postgres.mjs');

/** A fresh PostgreSQL with the shop's schema and `seed`, whose `:count` is `count`; `first` is SQL that is run before it. */
export async function openSandbox(seed: string, count: number, first = '', at = root): Promise<BenchSetup> {
  const folder = mkdtempSync(join(tmpdir(), 'duka-bench-'));
  chmodSync(folder, 0o755);
  const logFile = join(folder, 'postgres.log');
  const postgres = await (await opener(at))(folder, logFile);
  await stop(await startApi(postgres.url, folder, at));
  await tell(postgres.url, first);
  await fill(postgres.url, seed, count, at);
  const close = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: postgres.url, folder, pid: postgres.process.pid ?? 0, close };
}

/** Runs one of the SQL files of this folder, and leaves the tables as autovacuum would after a while. */
export async function fill(url: string, seed: string, count: number, at = root): Promise<void> {
  const text = readFileSync(join(at, 'test', 'bench', seed), 'utf8');
  await tell(url, text.replaceAll(':count', String(count)));
  await tell(url, 'vacuum analyze');
}

/** Runs SQL over a connection of its own. */
export async function tell(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Takes orders that were filled in past the shop into its sums of sales, as its job would. */
export async function countSales(url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url };
  await promisify(execFile)(process.execPath, [join(root, 'api', 'dist', 'count-sales.js')], { env });
  await tell(url, 'vacuum analyze');
}

/** Waits until no job is left that is due. */
export async function untilDone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const due = 'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1';
  try {
    while ((await client.query(due)).rowCount) await pause(100);
  } finally {
    await client.end();
  }
}
