import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { log } from '../../../platform/logging/log.js';
import { ExpiredData } from '../../application/ports.js';

/** Deletes expired personal data every night. */
@Injectable()
export class RetentionJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly expired: ExpiredData,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every('20 3 * * *', 'privacy.retention', async () => {
      log.info(await this.expired.delete(this.clock.now()), 'expired personal data deleted');
    });
  }
}
