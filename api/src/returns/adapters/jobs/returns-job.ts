import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { ExpireReturns } from '../../application/expire-returns.js';

/** Ends every hour the returns whose goods never came. */
@Injectable()
export class ReturnsJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly expireReturns: ExpireReturns,
  ) {}

  onModuleInit(): void {
    this.handlers.every('25 * * * *', 'returns.expire', async () => {
      await this.expireReturns.expireReturns();
    });
  }
}
