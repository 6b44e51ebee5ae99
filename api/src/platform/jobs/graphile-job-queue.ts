import { Injectable } from '@nestjs/common';
import { sql, type Expression } from 'kysely';
import { Database } from '../database/database.js';
import { currentRequest } from '../logging/log.js';
import { JobQueue, LANGUAGE_OF_JOB, type JobOptions } from './job-queue.js';

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
    await this.database
      .sql<object>()
      .selectNoFrom((eb) => addJob(task, eb.cast(eb.val(told), 'json'), options).as('job'))
      .execute();
  }
}

/**
 * The call that puts a job into the queue, for statements that do so beside something else. The flag outlives the key,
 * which the queue takes from a job that is replaced while it runs; see `TROUBLED_JOBS`.
 */
export function addJob(task: string, payload: Expression<unknown>, options: JobOptions = {}) {
  return sql`graphile_worker.add_job(
    ${task}::text, payload := ${payload}, queue_name := ${options.queue ?? null}::text,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
    job_key := ${options.key ?? null}::text,
    flags := ${options.key === undefined ? null : ['keyed']}::text[],
    max_attempts := ${options.maxTries ?? 25}::int)`;
}

/**
 * The same for a job that is put in once, under a key of its own: there is none to replace, so the queue need not look,
 * which costs it more than the job.
 */
export function addOnly(task: string, payload: Expression<unknown>, key: Expression<unknown>) {
  return sql<unknown>`graphile_worker.add_job(${sql.lit(task)}::text, payload := ${payload}, job_key := ${key},
    max_attempts := 25, job_key_mode := 'unsafe_dedupe')`;
}
