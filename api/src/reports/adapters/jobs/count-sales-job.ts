import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { CountSales } from '../../application/count-sales.js';
import { COUNT_ANEW } from './graphile-counting-jobs.js';

const EVERY_MINUTE = '* * * * *';

/** The sums of sales take in what has changed every minute, and begin anew when somebody asks for it. */
@Injectable()
export class CountSalesJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly counting: CountSales,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MINUTE, 'reports.count-sales', async () => {
      await this.counting.countSales();
    });
    this.handlers.on(COUNT_ANEW, async () => {
      await this.counting.countAnew();
    });
  }
}
