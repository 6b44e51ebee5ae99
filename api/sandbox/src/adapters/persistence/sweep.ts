import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '@duka/api/platform/database/database.js';
import { JobHandlers } from '@duka/api/platform/jobs/job-queue.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';

const NIGHTLY = '23 4 * * *';

/** As long as the providers keep things: keys a day, messages a month; what money moved stays half a year. */
const OLD = [
  sql`delete from sandbox.idempotency where created_at < now() - interval '24 hours'`,
  sql`delete from sandbox.delivery where state <> 'waiting' and created_at < now() - interval '30 days'`,
  sql`delete from sandbox.object where kind = 'event' and created_at < now() - interval '30 days'`,
  sql`delete from sandbox.object where created_at < now() - interval '180 days'`,
  sql`delete from sandbox.wallet_request where created_at < now() - interval '180 days'`,
];

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
      if (this.accessGuard.plays) for (const statement of OLD) await statement.execute(this.database.sql());
    });
  }
}
