import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CountingJobs } from './ports.js';

/** Has a job forget the sums of sales and count every order again; asked twice, it is done once. */
export class AskToCountAnew {
  constructor(
    private readonly jobs: CountingJobs,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  askToCountAnew(actor: Caller): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.jobs.countAnew();
      await this.audit.record({
        ...{ actor, action: 'adminCountSalesAnew', entity: 'report', entityId: '' },
        changes: { counted: 'every order' },
      });
    });
  }
}
