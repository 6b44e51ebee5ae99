import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { log } from '../../../platform/logging/log.js';
import { UpdateLabels } from '../../application/update-labels.js';

/** Follows labels and parcels that no message tells of. */
@Injectable()
export class LabelsJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly updateLabels: UpdateLabels,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/5 * * * *', 'labels.look-after', async () => {
      const silent = await this.updateLabels.updateLabels();
      if (silent > 0) log.warn({ silent }, 'a carrier does not say what became of labels');
    });
  }
}
