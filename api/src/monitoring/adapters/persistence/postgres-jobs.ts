import { Injectable } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import type { outboxSchema } from '../../../platform/jobs/outbox.schema.js';
import { JOB_STATES, type JobState } from '../../../platform/jobs/troubled-jobs.js';
import { FailedJobs } from '../../application/retry-jobs.js';
import type { JobDto } from '../http/admin-jobs.dto.js';
import { troubledJobs, type TroubledJob } from './queue.js';

export const JOB_RULES: ListRules = {
  resource: 'jobs',
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: { id: 'text', state: JOB_STATES },
};

/** The key under which an event of the outbox is relayed. */
const EVENT = 'outbox:';
const LONGEST_ERROR = 1_000;

/** The jobs of the queue that failed, fail or are late. */
@Injectable()
export class PostgresJobs implements FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: JobDto[]; total: number }> {
    let found = this.troubled();
    const { ids } = list;
    if (ids) found = found.where('id', 'in', ids);
    const states = list.all('state');
    if (states) found = found.where('state', 'in', states as JobState[]);
    const rows = await pageOf(found.selectAll(), list, 'created_at', 'id').execute();
    const topics = await this.topicsOf(rows);
    return { items: rows.map((row) => viewOf(row, topics)), total: await this.totals.of(found) };
  }

  async retry(id?: string): Promise<string[]> {
    let failed = this.troubled().select('id').where('state', '<>', 'late');
    if (id !== undefined) failed = failed.where('id', '=', id);
    const ids = (await failed.execute()).map((job) => job.id);
    // raw: the queue's own function, with named arguments; a job that is in hand stays with its worker
    const { rows } = await sql<{ id: string }>`select id::text as id from graphile_worker.reschedule_jobs(
      ${ids}::bigint[], run_at := now(), attempts := 0)`.execute(this.database.sql());
    return rows.map((job) => job.id);
  }

  /** What the events are about whose listeners a job calls. */
  private async topicsOf(jobs: readonly TroubledJob[]): Promise<ReadonlyMap<string, string>> {
    const ids = jobs.flatMap(({ key }) => (key?.startsWith(EVENT) ? [key.slice(EVENT.length)] : []));
    if (ids.length === 0) return new Map();
    const events = await this.database
      .sql<Tables<typeof outboxSchema>>()
      .selectFrom('outbox')
      .select(['id', 'topic'])
      .where('id', 'in', ids)
      .execute();
    return new Map(events.map(({ id, topic }) => [`${EVENT}${id}`, topic]));
  }

  private troubled() {
    return troubledJobs(this.database);
  }
}

function viewOf(job: Selectable<TroubledJob>, topics: ReadonlyMap<string, string>): JobDto {
  return {
    id: job.id,
    task: job.task,
    topic: topics.get(job.key ?? '') ?? null,
    state: job.state,
    attempts: job.attempts,
    maxAttempts: job.max_attempts,
    error: job.last_error?.slice(0, LONGEST_ERROR) ?? null,
    since: job.state === 'late' ? job.run_at : job.created_at,
    nextTryAt: job.state === 'retrying' ? job.run_at : null,
  };
}
