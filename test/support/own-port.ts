import { randomInt } from 'node:crypto';
import { isTaken } from '../../api/scripts/lib/ports.mjs';

/** Above the ports that browsers refuse to call, below those that systems give to whoever binds port 0. */
const FIRST = 11_000;
const LANES = 4;
const LANE = 5_000;

const lane = FIRST + (Number(process.env['JEST_WORKER_ID'] ?? 0) % LANES) * LANE;
const given = new Set<number>();

/** A port that is still free when it is bound a second later: each worker of the tests has its own lane of them. */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = lane + randomInt(LANE);
    if (given.has(port)) continue;
    given.add(port);
    if (!(await isTaken(port))) return port;
  }
}
