import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { JobQueue, type JobOptions } from './job-queue.js';

@Injectable()
export class GraphileJobQueue extends JobQueue {
  constructor(private readonly database: Database) {
    super();
  }

  override async enqueue(
    task: string,
    payload: Readonly<Record<string, unknown>>,
    options: JobOptions = {},
  ): Promise<void> {
    await sql`select graphile_worker.add_job(
      ${task}::text, payload := ${JSON.stringify(payload)}::json,
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${options.key ?? null}::text,
      max_attempts := ${options.maxTries ?? 25}::int)`.execute(this.database.sql());
  }
}
