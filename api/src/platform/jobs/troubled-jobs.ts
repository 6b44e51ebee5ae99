/**
 * The jobs that need somebody's eyes, as a select for the page, the metrics and the integrity sentence alike: those that
 * were given up (`failed`), those that have failed for ten minutes and are tried again (`retrying`), and those that wait
 * for a worker or occupy it for ten minutes (`late`). A job that reached its last attempt without an error is left out:
 * it is in hand. So is one that was replaced while it ran, however it ended: the other one does its work.
 */
export const TROUBLED_JOBS = `select id::text as id, task_identifier as task, key, attempts, max_attempts, last_error,
    created_at, run_at,
    case when attempts >= max_attempts then 'failed' when last_error is not null then 'retrying' else 'late' end as state
  from graphile_worker.jobs
  where (key is not null or flags->>'keyed' is null) and case
    when last_error is null then attempts < max_attempts and run_at < now() - interval '10 minutes'
    when attempts >= max_attempts then locked_at is null
    else created_at < now() - interval '10 minutes' end`;

export const JOB_STATES = ['failed', 'retrying', 'late'] as const;
export type JobState = (typeof JOB_STATES)[number];
