import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { fromNow } from '../database/now.js';
import type { Tables } from '../database/tables.js';
import { JobHandlers } from '../jobs/job-queue.js';
import type { idempotencyKeySchema } from './idempotency-key.schema.js';
import { IdempotencyKeys } from './idempotency-keys.js';

const WEEK_SECONDS = 7 * 86_400;

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
      await this.database
        .sql<Tables<typeof idempotencyKeySchema>>()
        .deleteFrom('idempotency_key')
        .where('created_at', '<', fromNow(-WEEK_SECONDS))
        .where('route', 'like', '% /%')
        .execute();
    });
  }
}
