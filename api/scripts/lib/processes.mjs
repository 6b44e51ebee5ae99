/** Children that write into a log, their end, and waiting for what comes about by itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is true; answers false when it is not after `timeoutMs`.
 *
 * @param {() => boolean | Promise<boolean>} isSo
 */
export async function until(isSo, { everyMs = 25, timeoutMs = Infinity } = {}) {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await pause(everyMs);
  }
  return true;
}

/** Whether the address answers with a 2xx status. @param {string} url */
export function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).then(
    (response) => response.ok,
    () => false,
  );
}

/** @param {import('node:child_process').ChildProcess} child */
export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** In words. @param {import('node:child_process').ChildProcess} child that runs */
export function howItEnds(child) {
  return once(child, 'exit').then(
    ([code, signal]) => `ended with ${signal ?? `code ${code}`}`,
    (error) => `could not be started: ${error.message}`,
  );
}

/** Ends a child by the first signal and, when it is still there after `timeoutMs`, by the second. */
export async function end(child, [politely, forcibly] = ['SIGTERM', 'SIGKILL'], timeoutMs = 12_000) {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(politely);
  const timer = setTimeout(() => child.kill(forcibly), timeoutMs);
  await gone;
  clearTimeout(timer);
}

/** @param {string} file @returns {number} bytes, 0 when there is none */
export const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Starts a program whose output goes to the end of a log, or to our own output without one. A Ctrl-C in the terminal does
 * not reach it: the supervisor alone hears it, and ends things in order.
 *
 * @param {string} program @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { logFile?: string, channels?: ['ipc'] }} options
 * @returns {{ child: import('node:child_process').ChildProcess, words: () => string }} `words` it has written to the log
 */
export function spawnLogged(program, args, { logFile, channels = [], ...options }) {
  const begin = logFile ? sizeOf(logFile) : 0;
  const out = logFile ? openSync(logFile, 'a', 0o600) : 'inherit';
  const child = spawn(program, args, {
    ...options,
    detached: true,
    stdio: ['ignore', out, out, ...channels],
  });
  if (logFile) closeSync(out);
  const words = () => (logFile ? readFileSync(logFile).subarray(begin).toString().trim() : '');
  return { child, words };
}
