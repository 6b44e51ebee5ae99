import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { ExpireCredit } from '../../application/expire-credit.js';

/** Takes every hour off the books what was left on cards that have ended. */
@Injectable()
export class ExpireCreditJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly expireCredit: ExpireCredit,
  ) {}

  onModuleInit(): void {
    this.handlers.every('35 * * * *', 'credit.expire', async () => {
      await this.expireCredit.expireCredit();
    });
  }
}
