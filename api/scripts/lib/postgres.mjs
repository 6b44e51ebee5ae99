/** An embedded PostgreSQL 18: real server binaries from npm, run as a child of the calling process. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { endLeftover, pidFile } from './postgres-leftovers.mjs';
import { end, hasEnded, howItEnds, spawnLogged, until } from './processes.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const LEFTOVERS_END_MS = 60_000;
const TELL_EVERY_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
/** What the operating systems allow for the path of a socket, in bytes. */
const SOCKET_PATH = 103;
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/**
 * Starts the server over `place.data`, creating the cluster and its database on the first start. A server that an
 * earlier, killed start left behind on the same folder is ended first; the write-ahead log then recovers everything,
 * however long that takes: ended in the middle, it would begin anew with the next start.
 *
 * @param {{ bin: string, data: string, runAs: { uid: number, gid: number } | {} }} place see postgres-place.mjs
 * @param {{ password: string, settings?: Record<string, string>, logFile: string, sync?: boolean, port?: number, tellEveryMs?: number }} options
 *   without a port, a free one
 */
export async function startPostgres(place, options) {
  const {
    password,
    settings = {},
    logFile,
    sync = true,
    port: wanted,
    tellEveryMs = TELL_EVERY_MS,
  } = options;
  await endLeftover(place.data);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await createCluster(place, password, sync);
  const { server, port } = await launchUntilReady(place, { settings, logFile, wanted, tellEveryMs });
  return {
    port,
    process: server,
    url: runningUrl(place, password),
    stop: () => end(server, ['SIGINT', 'SIGQUIT'], STOP_TIMEOUT_MS),
  };
}

/** Where the server that runs over `place.data` is reached: by its socket if it has one, which costs less than the loopback. */
export function runningUrl(place, password) {
  const [, , , port, socket] = pidFile(place.data);
  const url = `postgres://duka:${encodeURIComponent(password)}@127.0.0.1:${port}/duka`;
  return socket ? `${url}?host=${encodeURIComponent(socket)}` : url;
}

/** Backends of a killed server hold its memory for a moment; until they have noticed, a new one is refused. */
async function launchUntilReady(place, { settings, logFile, wanted, tellEveryMs }) {
  const deadline = Date.now() + LEFTOVERS_END_MS;
  let sockets = socketFolder(place);
  for (;;) {
    const port = wanted ?? (await freePort());
    const { child: server, words } = launch(place, { port, sockets, settings, logFile });
    watch(place, server);
    const ended = howItEnds(server);
    const isOver = () => isReady(place.data, server) || hasEnded(server);
    while (!(await until(isOver, { everyMs: 20, timeoutMs: tellEveryMs })))
      say(
        `PostgreSQL is not ready yet; after a crash it recovers first, and ${logFile} tells how far it is.`,
      );
    if (!hasEnded(server)) return { server, port };
    // not every file system has them: some that a virtual machine shares with its host have none
    const isWithout = sockets && /could not create any Unix-domain sockets/.test(words());
    if (isWithout) sockets = '';
    else if (!/is still in use|could not bind/.test(words()) || Date.now() > deadline)
      throw new Error(`PostgreSQL ${await ended}:\n${words()}`);
    await pause(200);
  }
}

/**
 * A folder for the server's socket that nobody else may enter, empty whatever a killed server left in it; none on Windows, and where its
 * path is too long for a socket.
 */
function socketFolder({ data, runAs }) {
  const folder = `${data}.socket`;
  if (process.platform === 'win32' || Buffer.byteLength(join(folder, '.s.PGSQL.65535')) > SOCKET_PATH)
    return '';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if ('uid' in runAs) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

/** The eighth line of postmaster.pid says "ready" once connections are accepted. */
function isReady(data, server) {
  const lines = pidFile(data);
  return Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready';
}

function launch(place, { port, sockets, settings, logFile }) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // a list, in which a name with a comma is quoted
    unix_socket_directories: sockets && `"${sockets.replaceAll('"', '""')}"`,
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // what a failed statement was about are people's addresses and hashes: neither its values nor its details are logged
    log_parameter_max_length_on_error: '0',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const how = { ...place.runAs, cwd: place.data, env: cleanEnv(), logFile };
  return spawnLogged(join(place.bin, 'postgres'), ['-D', place.data, ...args], how);
}

/** Creates the cluster beside its place and moves it there whole, so that a killed first start leaves no half of one. */
async function createCluster(place, password, sync) {
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
      input: 'create database duka\n',
    });
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(draft, place.data);
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
}

/** PostgreSQL reads PG* variables and the locale; neither of the caller's belongs here. */
function cleanEnv() {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
