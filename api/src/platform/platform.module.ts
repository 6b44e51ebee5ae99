import { Module } from '@nestjs/common';
import { AuditLogModule } from './audit/audit-log.module.js';
import { SecurityLogModule } from './security/security-log.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HttpModule } from './http/http.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { KernelModule } from './kernel.module.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';
import { StaffBudgetModule } from './staff-budget/staff-budget.module.js';

/** What every feature stands on; knows no business word. */
@Module({
  imports: [
    ConfigModule,
    KernelModule,
    DatabaseModule,
    JobsModule,
    RateLimitModule,
    AuthModule,
    AuditLogModule,
    SecurityLogModule,
    StaffBudgetModule,
    HttpModule,
    IdempotencyModule,
  ],
})
export class PlatformModule {}
