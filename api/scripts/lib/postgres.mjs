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
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { endLeftover, pidFile } from './postgres-leftovers.mjs';
import { run } from './run.mjs';

const READY = 'ready';
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 15_000;
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the server over `place.data`, creating the cluster and its database on the first start. A server that an
 * earlier, killed start left behind on the same folder is ended first; the write-ahead log then recovers everything.
 *
 * @param {{ bin: string, data: string, runAs: { uid: number, gid: number } | {} }} place see postgres-place.mjs
 * @param {{ password: string, database?: string, settings?: Record<string, string>, logFile: string, sync?: boolean, port?: number }} options
 *   without a port, a free one
 */
export async function startPostgres(
  place,
  { password, database = 'duka', settings = {}, logFile, sync = true, port: wanted },
) {
  await endLeftover(place.data);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, password, database, sync);
  const { server, port } = await launchUntilReady(place, { settings, logFile, wanted });
  const watchdog = watch(place, server);
  return {
    port,
    pid: server.pid,
    process: server,
    url: databaseUrl(port, password, database),
    stop: () => stop(server, watchdog),
  };
}

/** Where the embedded server is reached. */
export function databaseUrl(port, password, database = 'duka') {
  return `postgres://duka:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Backends of a killed server hold its memory for a moment; until they have noticed, a new one is refused. */
async function launchUntilReady(place, { settings, logFile, wanted }) {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const port = wanted ?? (await freePort());
    const from = existsSync(logFile) ? statSync(logFile).size : 0;
    const server = launch(place, { port, settings, logFile });
    const died = new Promise((resolve, reject) => {
      server.once('error', reject);
      server.once('exit', (code) => resolve(code ?? 1));
    });
    const code = await Promise.race([untilReady(place.data, server), died]);
    if (code === READY) return { server, port };
    const words = readFileSync(logFile).subarray(from).toString();
    if (!/is still in use|could not bind/.test(words) || Date.now() > deadline)
      throw new Error(`PostgreSQL ended with code ${code}:\n${words.trim()}`);
    await pause(200);
  }
}

function launch(place, { port, settings, logFile }) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // what a failed statement was about are people's addresses and hashes: neither its values nor its details are logged
    log_parameter_max_length_on_error: '0',
    log_error_verbosity: 'terse',
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

/** The eighth line of postmaster.pid says "ready" once connections are accepted; a server that has died is not waited for. */
async function untilReady(data, server) {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (server.exitCode === null && server.signalCode === null) {
    const lines = pidFile(data);
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return READY;
    if (Date.now() > deadline) throw new Error('PostgreSQL did not become ready within a minute');
    await pause(20);
  }
  return server.exitCode ?? 1;
}

/** A tiny shell that ends the server when this process dies, however it dies: its standard input closes then. */
function watch(place, server) {
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
