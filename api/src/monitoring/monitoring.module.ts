import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminJobsController } from './adapters/http/admin-jobs.controller.js';
import { PostgresJobs } from './adapters/persistence/postgres-jobs.js';
import { FailedJobs, RetryJobs } from './application/retry-jobs.js';

/** What whoever runs the shop sees of it: the jobs that need somebody. */
@Module({
  controllers: [AdminJobsController],
  providers: [
    PostgresJobs,
    adapter(FailedJobs, PostgresJobs),
    useCase(RetryJobs, FailedJobs, AuditLog, UnitOfWork),
  ],
})
export class MonitoringModule {}
