import { AsyncLocalStorage } from 'node:async_hooks';

/** A process that starts waits for its database for so long, in milliseconds. */
export const START_TIMEOUT_MS = 60_000;
export const PAUSE_MS = 500;

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs the start of a process: whoever needs a connection in it, and gets none, tries again instead of failing, until a
 * minute is over. A machine that is so busy that two seconds are too short for a connection would not start at all else.
 */
export function startWithRetries<T>(work: () => Promise<T>, now = performance.now()): Promise<T> {
  return deadlines.run(now + START_TIMEOUT_MS, work);
}

/** Whether the caller belongs to the start of the process and may wait. */
export const mayWait = (now = performance.now()): boolean => now < (deadlines.getStore() ?? 0);
