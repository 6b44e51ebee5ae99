import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough for the first requests of a shop that waited for this process. */
const AFTER_MS = 1_000;

/**
 * Starting leaves rubbish behind that V8 keeps until the heap has grown: a quarter of what the process takes. It is
 * collected once, when the shop is open; that takes about 0.2 s. See docs/performance.md.
 */
export function collectWhatStartingLeft(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (how: object) => void;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, AFTER_MS).unref();
}
