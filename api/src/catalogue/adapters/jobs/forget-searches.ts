import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { fromNow } from '../../../platform/database/now.js';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import type { CatalogueTables } from '../persistence/tables.js';

const DAILY = '23 3 * * *';
const KEPT_SECONDS = 90 * 86_400;

/** Searches are kept for 90 days. */
@Injectable()
export class ForgetSearches implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.handlers.every(DAILY, 'catalogue.forget-searches', async () => {
      await this.database
        .sql<CatalogueTables>()
        .deleteFrom('search_log')
        .where('day', '<', fromNow(-KEPT_SECONDS))
        .execute();
    });
  }
}
