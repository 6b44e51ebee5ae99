import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminJobsController } from './adapters/http/admin-jobs.controller.js';
import { ShopMetrics } from './adapters/metrics/shop-metrics.js';
import { PostgresJobs } from './adapters/persistence/postgres-jobs.js';
import { FailedJobs, RetryJobs } from './application/retry-jobs.js';

/** What whoever runs the shop sees of it: the jobs that need somebody. */
@Module({
  controllers: [AdminJobsController],
  providers: [
    PostgresJobs,
    ShopMetrics,
    { provide: FailedJobs, useExisting: PostgresJobs },
    useCase(RetryJobs, FailedJobs, AuditLog, UnitOfWork),
  ],
})
export class MonitoringModule {}
