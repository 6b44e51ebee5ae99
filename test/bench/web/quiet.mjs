import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_S = 60;
/** Share of all processors' time in one second. */
const AT_REST = 0.05;

function worked() {
  const times = cpus().map(({ times }) => times);
  const total = times.flatMap(Object.values).reduce((sum, one) => sum + one, 0);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  return { total, busy: total - idle };
}

/** Waits until the machine rests, a minute at most: what it does beside a visit is taken for the page's. */
export async function quiet() {
  for (let second = 0; second < LONGEST_S; second += 1) {
    const before = worked();
    await pause(1_000);
    const after = worked();
    if (after.busy - before.busy <= AT_REST * (after.total - before.total)) return;
  }
}
