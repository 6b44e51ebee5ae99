import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { TellLowStock } from '../../application/low-stock.js';

/** Looks every ten minutes what runs low: stock falls in more ways than one, and no sale waits for it. */
@Injectable()
export class TellLowStockJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly stock: TellLowStock,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/10 * * * *', 'alerts.low-stock', async () => {
      await this.stock.tell();
    });
  }
}
