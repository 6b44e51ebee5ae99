import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { JobHandlers } from '../jobs/job-queue.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** Keys live for a week, longer than any client retries. */
@Global()
@Module({ providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every('17 * * * *', 'idempotency.sweep', async () => {
      await sql`delete from idempotency_key where created_at < now() - interval '7 days'`.execute(
        this.database.sql(),
      );
    });
  }
}
