import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { BackInStock } from '../../application/back-in-stock.js';

const EVERY_MINUTE = '* * * * *';

/** Looks every minute whether something that people wait for is there again: stock comes back in more ways than one. */
@Injectable()
export class TellBackInStock implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly alerts: BackInStock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MINUTE, 'alerts.back-in-stock', async () => {
      await this.alerts.tell();
    });
  }
}
