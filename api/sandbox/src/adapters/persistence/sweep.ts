import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@duka/api/platform/database/database.js';
import { fromNow } from '@duka/api/platform/database/now.js';
import { JobHandlers } from '@duka/api/platform/jobs/job-queue.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import type { SandboxTables } from './tables.js';

const NIGHTLY = '23 4 * * *';

const DAY = 86_400;

/** Keeps the sandbox's books from growing without end. */
@Injectable()
export class SandboxSweep implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly accessGuard: SandboxAccessGuard,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, 'sandbox.sweep', async () => {
      if (this.accessGuard.plays) await this.sweep();
    });
  }

  /** As long as the providers keep things: keys a day, messages a month; what money moved stays half a year. */
  private async sweep(): Promise<void> {
    const tables = this.database.sql<SandboxTables>();
    await tables.deleteFrom('sandbox.idempotency').where('created_at', '<', fromNow(-DAY)).execute();
    await tables
      .deleteFrom('sandbox.delivery')
      .where('state', '<>', 'waiting')
      .where('created_at', '<', fromNow(-30 * DAY))
      .execute();
    await tables
      .deleteFrom('sandbox.object')
      .where((eb) =>
        eb.or([
          eb.and([eb('kind', '=', 'event'), eb('created_at', '<', fromNow(-30 * DAY))]),
          eb('created_at', '<', fromNow(-180 * DAY)),
        ]),
      )
      .execute();
    await tables
      .deleteFrom('sandbox.wallet_request')
      .where('created_at', '<', fromNow(-180 * DAY))
      .execute();
  }
}
