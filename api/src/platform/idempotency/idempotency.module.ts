import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../database/database.js';
import { JobHandlers } from '../jobs/job-queue.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** Answers live for a week, longer than any client retries. What features keep beside them is theirs to sweep. */
@Global()
@Module({ providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every('17 * * * *', 'idempotency.sweep', async () => {
      await sql`delete from idempotency_key
        where created_at < now() - interval '7 days' and route like '% /%'`.execute(this.database.sql());
    });
  }
}
