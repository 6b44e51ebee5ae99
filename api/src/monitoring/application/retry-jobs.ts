import { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { refusal } from '../../kernel/refusal.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';

export const JobNotFound = refusal(
  'not-found',
  'job_not_found',
  'There is no such failed job: it may have been done meanwhile.',
);

export abstract class FailedJobs {
  /** Has failed jobs run now with all their attempts anew, one or all that failed. Answers the ids of those it found. */
  abstract retry(id?: string): Promise<string[]>;
}

/** Tries what failed again when its cause is mended, and writes down who asked for it. */
export class RetryJobs {
  constructor(
    private readonly jobs: FailedJobs,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws JobNotFound when the job is unknown, done, in hand or has not failed */
  async one(actor: Caller, id: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const [retried] = await this.jobs.retry(id);
      if (retried === undefined) throw new JobNotFound();
      await this.write(actor, 'adminRetryJob', retried, [retried]);
      return retried;
    });
  }

  /** Every failed job; answers how many. */
  async all(actor: Caller): Promise<number> {
    return this.unitOfWork.run(async () => {
      const retried = await this.jobs.retry();
      await this.write(actor, 'adminRetryJobs', '', retried);
      return retried.length;
    });
  }

  private write(actor: Caller, action: string, entityId: string, jobs: readonly string[]): Promise<void> {
    return this.audit.record({ actor, action, entity: 'job', entityId, changes: { retried: jobs } });
  }
}
