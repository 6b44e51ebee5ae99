import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { NOW } from '../database/now.js';
import type { Tables } from '../database/tables.js';
import { JobHandlers } from '../jobs/job-queue.js';
import type { rateLimitSchema } from './rate-limit.schema.js';
import { RateLimits } from './rate-limits.js';
import { TokenReservation } from './token-reservation.js';

/** Of callers; calls of a network are counted apart (`requestClasses`), so that no crowd of networks pushes out what is kept here. */
const reservation = {
  provide: TokenReservation,
  inject: [RateLimits],
  useFactory: (limits: RateLimits) => new TokenReservation(limits),
};

/** Counts of every limit, shared by all processes; stale ones are swept every ten minutes. */
@Global()
@Module({ providers: [RateLimits, reservation], exports: [RateLimits, TokenReservation] })
export class RateLimitModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/10 * * * *', 'rate-limit.sweep', async () => {
      await this.database
        .sql<Tables<typeof rateLimitSchema>>()
        .deleteFrom('rate_limit')
        .where('resets_at', '<', NOW)
        .execute();
    });
  }
}
