import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminHealthController } from './adapters/http/admin-health.controller.js';
import { AdminJobsController } from './adapters/http/admin-jobs.controller.js';
import { ShopMetrics } from './adapters/metrics/shop-metrics.js';
import { PostgresHealth } from './adapters/persistence/postgres-health.js';
import { PostgresJobs } from './adapters/persistence/postgres-jobs.js';
import { FailedJobs, RetryJobs } from './application/retry-jobs.js';

/** What whoever runs the shop sees of it: its health, its metrics and the jobs that need somebody. */
@Module({
  imports: [PaymentsModule],
  controllers: [AdminHealthController, AdminJobsController],
  providers: [
    PostgresJobs,
    PostgresHealth,
    ShopMetrics,
    { provide: FailedJobs, useExisting: PostgresJobs },
    useCase(RetryJobs, FailedJobs, AuditLog, UnitOfWork),
  ],
})
export class MonitoringModule {}
