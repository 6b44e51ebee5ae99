import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { JobHandlers } from '../jobs/job-queue.js';
import { RateLimits } from './rate-limits.js';

/** Counts of every limit, shared by all processes; stale ones are swept every ten minutes. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/10 * * * *', 'rate-limit.sweep', async () => {
      await sql`delete from rate_limit where resets_at < now()`.execute(this.database.sql());
    });
  }
}
