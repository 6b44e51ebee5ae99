import type { ChaosShop } from './chaos-shop.js';

/** `DATABASE_POOL`, and what jobs and watchers hold beside it. */
const CONNECTIONS_EACH = 10 + 3;
/** Connections of buyers and visitors who are still kept alive. */
const OF_VISITORS = 20;

/** How many files and connections each process has open. */
export function descriptorsOf(shop: ChaosShop): Promise<number[]> {
  return Promise.all(
    shop.apis.map(async (api) => Number(/^process_open_fds (\d+)/m.exec(await api.metrics())?.[1])),
  );
}

/**
 * What a shop at rest holds that it should have given back; nothing when all is well.
 * @param fresh descriptors of a process that has just started
 */
export async function heldAtRest(shop: ChaosShop, fresh: number): Promise<string[]> {
  const held: string[] = [];
  for (const open of await descriptorsOf(shop))
    if (!(open <= fresh + CONNECTIONS_EACH + OF_VISITORS))
      held.push(`${open} descriptors, ${fresh} at first`);
  const [row] = await shop.sql<{ connections: number; due: string[] }>(
    `select (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name like 'duka-%') as connections,
      array(select concat_ws(' ', task_identifier, attempts || '/' || max_attempts, run_at, locked_by, locked_at, last_error)
        from graphile_worker.jobs where run_at < now() - interval '1 minute') as due`,
  );
  const most = CONNECTIONS_EACH * shop.apis.length;
  if (!row || row.connections > most) held.push(`${row?.connections} connections, ${most} at the most`);
  held.push(...(row?.due ?? []).map((job) => `a job that is due: ${job}`));
  return held;
}
