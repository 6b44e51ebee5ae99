import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { TROUBLED_JOBS, type JobState } from '../../../platform/jobs/troubled-jobs.js';

export interface TroubledJob {
  id: string;
  task: string;
  key: string | null;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  created_at: string;
  run_at: string;
  state: JobState;
}

/** The queue's own view of its jobs, as far as it is asked here. */
interface QueueTables {
  'graphile_worker.jobs': {
    run_at: string;
    attempts: number;
    max_attempts: number;
    locked_at: string | null;
  };
}

/** The jobs that need somebody's eyes, as a table to select from. */
export const troubledJobs = (database: Database) =>
  // raw: the one text that the integrity sentence asks as well
  database.sql<object>().selectFrom(sql<TroubledJob>`(${sql.raw(TROUBLED_JOBS)})`.as('job'));

/** How many jobs are due and not in hand, and since when the oldest of them. */
export const waitingJobs = (database: Database) =>
  database
    .sql<QueueTables>()
    .selectFrom('graphile_worker.jobs')
    .where('run_at', '<=', NOW)
    .where('locked_at', 'is', null)
    .whereRef('attempts', '<', 'max_attempts')
    .select((eb) => [eb.fn.countAll<number>().as('due'), eb.fn.min('run_at').as('since')])
    .executeTakeFirstOrThrow();
