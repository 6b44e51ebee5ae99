/** An embedded PostgreSQL 18: real server binaries from npm, run as a child of the calling process. */
import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { run } from './run.mjs';

const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 15_000;
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the server over `place.data`, creating the cluster and its database on the first start. A server that an
 * earlier, killed start left behind on the same folder is ended first; the write-ahead log then recovers everything.
 *
 * @param {{ bin: string, data: string, runAs: { uid: number, gid: number } | {} }} place see postgres-place.mjs
 * @param {{ password: string, database?: string, settings?: Record<string, string>, logFile: string, sync?: boolean }} options
 */
export async function startPostgres(
  place,
  { password, database = 'duka', settings = {}, logFile, sync = true },
) {
  await endLeftover(place.data);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, password, database, sync);
  const port = await freePort();
  const server = launch(place, { port, settings, logFile });
  const died = new Promise((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}; see ${logFile}`)));
  });
  died.catch(() => undefined);
  await Promise.race([untilReady(place.data, server.pid), died]);
  const watchdog = watch(place, server);
  return {
    port,
    pid: server.pid,
    process: server,
    url: `postgres://duka:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: () => stop(server, watchdog),
  };
}

function launch(place, { port, settings, logFile }) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const log = openSync(logFile, 'a', 0o600);
  const server = spawn(
    join(place.bin, 'postgres'),
    ['-D', place.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // detached: Ctrl-C in the terminal must reach the supervisor only, which ends things in order
    { ...place.runAs, cwd: place.data, detached: true, stdio: ['ignore', log, log], env: cleanEnv() },
  );
  closeSync(log);
  return server;
}

/** Creates the cluster beside its place and moves it there whole, so that a killed first start leaves no half of one. */
async function createCluster(place, password, database, sync) {
  const draft = `${place.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const secret = `${draft}.password`;
  writeFileSync(secret, password, { mode: 0o600 });
  if ('uid' in place.runAs) {
    chownSync(draft, place.runAs.uid, place.runAs.gid);
    chownSync(secret, place.runAs.uid, place.runAs.gid);
  }
  const options = { ...place.runAs, cwd: draft, env: cleanEnv() };
  try {
    const access = ['--username=duka', '--auth=scram-sha-256', `--pwfile=${secret}`];
    const speed = sync ? [] : ['--no-sync'];
    await run(join(place.bin, 'initdb'), ['-D', draft, ...access, ...LOCALE, ...speed], options);
    await run(join(place.bin, 'postgres'), ['--single', '-D', draft, 'postgres'], {
      ...options,
      input: `create database ${database}\n`,
    });
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(draft, place.data);
}

/** The eighth line of postmaster.pid says "ready" once connections are accepted. */
async function untilReady(data, pid) {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const lines = pidFile(data);
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return;
    if (Date.now() > deadline) throw new Error('PostgreSQL did not become ready within a minute');
    await pause(20);
  }
}

function pidFile(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Ends a postmaster that outlived its supervisor. The caller holds the data folder's lock, so it is nobody's. */
async function endLeftover(data) {
  const pid = Number(pidFile(data)[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostgres(pid)) return;
  for (const [signal, patience] of [
    ['SIGINT', STOP_PATIENCE_MS],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isPostgres(pid)) return;
      await pause(25);
    }
  }
}

/** Whether the process is there and is a PostgreSQL; where /proc does not tell, being there must do. */
function isPostgres(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0].endsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** A tiny shell that ends the server when this process dies, however it dies: its standard input closes then. */
function watch(place, server) {
  if (process.platform === 'win32') return undefined;
  const watchdog = spawn(
    '/bin/sh',
    ['-c', 'read -r _; kill -INT "$1" 2>/dev/null', 'duka-watchdog', String(server.pid)],
    {
      ...place.runAs,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: cleanEnv(),
    },
  );
  watchdog.on('error', () => undefined);
  watchdog.unref();
  server.once('exit', () => watchdog.kill('SIGKILL'));
  return watchdog;
}

async function stop(server, watchdog) {
  watchdog?.kill('SIGKILL');
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_PATIENCE_MS);
  await gone;
  clearTimeout(timer);
}

/** PostgreSQL reads PG* variables and the locale; neither of the caller's belongs here. */
function cleanEnv() {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
