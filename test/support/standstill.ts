import { readFileSync } from 'node:fs';
import type { ApiProcess } from './api-process.js';
import { until } from './processes.js';

const stateOf = (pid: number): string =>
  /^\d+ \(.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';

/** Whether it stands still at its failpoint (`name:stop`). */
export const standsStill = (api: ApiProcess): boolean => stateOf(api.child.pid ?? 0) === 'T';

/** Wakes the processes as often as they come to their failpoint, until it is done. */
export async function goOn<T>(apis: readonly ApiProcess[], running: Promise<T>): Promise<T> {
  let done = false;
  void running.finally(() => (done = true)).catch(() => undefined);
  await until('the end', () => {
    for (const api of apis) if (standsStill(api)) api.child.kill('SIGCONT');
    return done;
  });
  return running;
}

/**
 * Runs `first` at a process that stands still at its failpoint (`name:stop`); there `second` runs from beginning to end
 * elsewhere, and then `first` goes on. Answers what `first` answered. Throws when it never came to that point.
 */
export async function inBetween<T>(
  api: ApiProcess,
  first: () => Promise<T>,
  second: () => Promise<unknown>,
): Promise<T> {
  const running = first();
  running.catch(() => undefined);
  await until('the failpoint', () => standsStill(api));
  await second();
  return goOn([api], running);
}
