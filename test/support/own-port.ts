import { randomInt } from 'node:crypto';
import { holdName } from '../../api/scripts/lib/hold.mjs';
import { isTaken } from '../../api/scripts/lib/ports.mjs';

/** Above the ports that browsers refuse to call, below those that systems give to whoever binds port 0. */
const FIRST = 11_000;
const COUNT = 20_000;

/**
 * A port that is still free when it is bound a second later: its name is held as long as this process lives, so that no
 * other process of the tests is given the same.
 */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(COUNT);
    if ((await holdName(`test port ${port}`)) && !(await isTaken(port))) return port;
  }
}
