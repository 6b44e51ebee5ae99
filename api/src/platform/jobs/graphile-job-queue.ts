import { Injectable } from '@nestjs/common';
import { sql, type Expression, type Kysely } from 'kysely';
import { laterOnce, type PlaceOf } from '../database/compiled-once.js';
import { Database } from '../database/database.js';
import { currentRequest } from '../logging/log.js';
import { JobQueue, LANGUAGE_OF_JOB, type JobOptions } from './job-queue.js';

interface Added {
  task: string;
  /** JSON. */
  told: string;
  queue: string | null;
  runAt: string | null;
  key: string | null;
  flags: string[] | null;
  mode: 'replace' | 'unsafe_dedupe';
  tries: number;
}

const TRIES = 25;

/** The flag outlives the key, which the queue takes from a job that is replaced while it runs; see `TROUBLED_JOBS`. */
const addJob = laterOnce((db: Kysely<object>, place: PlaceOf<Added>) =>
  // counted, because nobody reads the job
  db.selectNoFrom((eb) =>
    eb.fn
      .count(
        sql`graphile_worker.add_job(
          ${place('task')}::text, payload := ${place('told')}::json, queue_name := ${place('queue')}::text,
          run_at := ${place('runAt')}::timestamptz, job_key := ${place('key')}::text,
          flags := ${place('flags')}::text[], max_attempts := ${place('tries')}::int, job_key_mode := ${place('mode')})`,
      )
      .as('jobs'),
  ),
);

@Injectable()
export class GraphileJobQueue implements JobQueue {
  constructor(private readonly database: Database) {}

  async enqueue(
    task: string,
    payload: Readonly<Record<string, unknown>>,
    options: JobOptions = {},
  ): Promise<void> {
    const language = currentRequest.getStore()?.language;
    const told = JSON.stringify(language ? { ...payload, [LANGUAGE_OF_JOB]: language } : payload);
    await addJob(this.database.sql<object>(), {
      ...{ task, told, queue: options.queue ?? null, key: options.key ?? null },
      runAt: options.runAt?.toISOString() ?? null,
      flags: options.key === undefined ? null : ['keyed'],
      mode: options.isOnce ? 'unsafe_dedupe' : 'replace',
      tries: options.maxTries ?? TRIES,
    });
  }
}

/**
 * The call that puts a job in once, under a key of its own, for a statement that does so beside something else: there is
 * none to replace, so the queue need not look, which costs it more than the job.
 */
export function addOnly(task: string, payload: Expression<unknown>, key: Expression<unknown>) {
  return sql<unknown>`graphile_worker.add_job(${sql.lit(task)}::text, payload := ${payload}, job_key := ${key},
    max_attempts := ${sql.lit(TRIES)}, job_key_mode := 'unsafe_dedupe')`;
}
