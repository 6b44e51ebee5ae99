/** A phone's processor is taken to be so many times slower, and a task of more milliseconds to keep it from answering. */
const SLOWER = 4;
const LONG_TASK_MS = 50;
/** Lighthouse 13, mobile: a tenth of all pages is better than 200 ms, half of them than 600 ms; its part of the score. */
export const CURVE = { p10: 200, median: 600, weight: 0.3 };

/**
 * Total blocking time as the page's main thread itself worked for it, from its first paint on: the processor time of
 * each task instead of its duration. What else the machine does at the time does not count.
 */
export function blockingByProcessor(events) {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid}:${tid}`),
  );
  const worked = new Map();
  for (const { pid, tdur = 0 } of tasks) worked.set(pid, (worked.get(pid) ?? 0) + tdur);
  const [page] = [...worked].sort(([, one], [, other]) => other - one)[0] ?? [];
  const paints = events.filter(({ name, pid }) => name === 'firstContentfulPaint' && pid === page);
  const painted = Math.min(...paints.map(({ ts }) => ts));
  return tasks
    .filter(({ pid, ts, dur }) => pid === page && ts + dur > painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - LONG_TASK_MS), 0);
}
