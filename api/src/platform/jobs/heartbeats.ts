import type { Pool } from 'pg';
import { log } from '../logging/log.js';
import type { RegularJobs } from './regular-jobs.js';

const EVERY_MS = 10_000;
/** Whoever has not been seen for this long is dead. */
const DEAD_AFTER = `interval '30 seconds'`;

const SEEN = `insert into job_worker (id, seen_at) select id, now() from unnest($1::text[]) id
  on conflict (id) do update set seen_at = now()`;

/** Workers of an older version do not beat: a fresh lock is theirs as well. */
const GIVE_BACK = `select graphile_worker.force_unlock_workers(dead.ids) from (
    select array_agg(distinct locked_by) as ids from graphile_worker.jobs
    where locked_at < now() - ${DEAD_AFTER}
      and not exists (select 1 from job_worker w where w.id = locked_by and w.seen_at > now() - ${DEAD_AFTER})
  ) dead where dead.ids is not null`;

/** A job of ours that nobody works on: it was done, and the connection was cut before that could be said. */
const GIVE_BACK_OURS = `with freed as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_by = any($1::text[]) and locked_at < now() - ${DEAD_AFTER} and id <> all($2::bigint[])
    returning job_queue_id)
  update graphile_worker._private_job_queues set locked_by = null, locked_at = null
  where id in (select job_queue_id from freed)`;

/** The queue keeps what was replaced while it ran and then failed or died, although another job does its work. */
const CLEAR_REPLACED = `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
  where key is null and flags->>'keyed' is not null and attempts >= max_attempts and locked_at is null))`;

const FORGET = `delete from job_worker where seen_at < now() - interval '1 hour'`;

/**
 * Says every ten seconds that the workers of this process live, and gives back what dead ones have kept: a job of a
 * killed process is free within a minute, where the queue alone would keep it for four hours. A job whose process only
 * stood still may run twice, which each must bear anyway; so may one whose end could not be written down.
 */
export class Heartbeats {
  private readonly ids = new Set<string>();
  private readonly inHand = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pool: Pool) {}

  add(workerId: string): void {
    this.ids.add(workerId);
  }

  /** While `work` runs, the job of this id is not given back. */
  async during(jobId: string, work: () => Promise<void>): Promise<void> {
    this.inHand.add(jobId);
    try {
      await work();
    } finally {
      this.inHand.delete(jobId);
    }
  }

  /** From now on; the regular jobs are begun as it beats. */
  async start(regular: RegularJobs): Promise<void> {
    this.timer = setInterval(() => void this.beat(regular), EVERY_MS);
    await this.beat(regular);
  }

  /** The workers have put their jobs down themselves. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pool
      .query('delete from job_worker where id = any($1::text[])', [[...this.ids]])
      .catch((error: unknown) => log.warn({ err: error }, 'the workers could not say that they end'));
  }

  private async beat(regular: RegularJobs): Promise<void> {
    try {
      await this.pool.query(SEEN, [[...this.ids]]);
      await regular.tick();
      await this.pool.query(GIVE_BACK);
      await this.pool.query(GIVE_BACK_OURS, [[...this.ids], [...this.inHand]]);
      await this.pool.query(CLEAR_REPLACED);
      await this.pool.query(FORGET);
    } catch (error) {
      log.warn({ err: error }, 'the workers could not say that they live');
    }
  }
}
