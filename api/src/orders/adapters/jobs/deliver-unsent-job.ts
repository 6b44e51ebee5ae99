import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { DeliverUnsent } from '../../application/deliver-unsent.js';

/** Delivers what is not sent, every five minutes. */
@Injectable()
export class DeliverUnsentJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly orders: DeliverUnsent,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/5 * * * *', 'orders.deliver-unsent', async () => {
      await this.orders.deliverUnsent();
    });
  }
}
