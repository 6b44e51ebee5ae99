import { readFileSync } from 'node:fs';
import type { ApiProcess } from './api-process.js';
import { until } from './processes.js';

const stateOf = (pid: number): string =>
  /^\d+ \(.*\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';

/**
 * Runs `first` at a process that stands still at its failpoint (`name:stop`); there `second` runs from beginning to end
 * elsewhere, and then `first` goes on. Answers what `first` answered. Throws when it never came to that point.
 */
export async function inBetween<T>(
  api: ApiProcess,
  first: () => Promise<T>,
  second: () => Promise<unknown>,
): Promise<T> {
  const pid = api.child.pid ?? 0;
  let done = false;
  const running = first().finally(() => (done = true));
  await until('the failpoint', () => stateOf(pid) === 'T');
  await second();
  await until('the end', () => {
    if (stateOf(pid) === 'T') process.kill(pid, 'SIGCONT');
    return done;
  });
  return running;
}
