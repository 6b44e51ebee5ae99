import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So long somebody who is busy is left alone, in milliseconds, and what share of it they must have been idle. */
const QUIET_MS = 1_000;
const IDLE = 0.9;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back once what starting has taken and nothing needs any more, a third of what the process holds: V8 keeps the room in which
 * the objects of the start were made until there is much to do. In the first quiet second, so that nobody waits for the tenth of one that it takes.
 */
export function giveBackOnceQuiet(quietMs = QUIET_MS): void {
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > 1 - IDLE) return;
    clearInterval(timer);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, quietMs).unref();
}
