import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { RemindOfLeftCarts } from '../../application/remind-of-left-carts.js';

/** Looks every hour, at a time at which little else begins, which carts were left. */
@Injectable()
export class RemindHourly implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly carts: RemindOfLeftCarts,
  ) {}

  onModuleInit(): void {
    this.handlers.every('17 * * * *', 'left-carts.remind', async () => {
      await this.carts.remindOfLeftCarts();
    });
  }
}
