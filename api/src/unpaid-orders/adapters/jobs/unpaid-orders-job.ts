import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { UnpaidOrders } from '../../application/ports.js';

/** Forgets where orders came from that no longer wait for payment. */
@Injectable()
export class UnpaidOrdersJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly unpaid: UnpaidOrders,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/10 * * * *', 'unpaid-orders.sweep', async () => {
      await this.unpaid.forgetSettled();
    });
  }
}
