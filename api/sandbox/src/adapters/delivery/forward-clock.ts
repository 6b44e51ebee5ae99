import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { Database } from '@duka/api/platform/database/database.js';
import { earlier } from '@duka/api/platform/database/now.js';
import { JobQueue } from '@duka/api/platform/jobs/job-queue.js';
import type { ShopTables } from '../persistence/shop-tables.js';
import type { SandboxTables } from '../persistence/tables.js';
import { Courier } from './courier.js';

/** Lets time pass for all that waits, by moving the moments it waits for, and sets off what is due then. */
@Injectable()
export class ForwardClock {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly courier: Courier,
    private readonly jobs: JobQueue,
  ) {}

  async by(minutes: number): Promise<void> {
    await this.unitOfWork.run(() => this.move(minutes * 60));
    await this.courier.resume();
    for (const task of ['checkout.reconcile', 'checkout.expire'])
      await this.jobs.enqueue(task, {}, { key: `${task}:forward` });
  }

  private async move(seconds: number): Promise<void> {
    const tables = this.database.sql<SandboxTables & ShopTables>();
    await tables
      .updateTable('sandbox.delivery')
      .set({ next_at: earlier('next_at', seconds) })
      .where('state', '=', 'waiting')
      .execute();
    await tables
      .updateTable('payment_attempt')
      .set({ next_check_at: earlier('next_check_at', seconds) })
      .where('next_check_at', 'is not', null)
      .execute();
    await tables
      .updateTable('orders')
      .set({ hold_expires_at: earlier('hold_expires_at', seconds) })
      .where('status', '=', 'pending')
      .execute();
  }
}
