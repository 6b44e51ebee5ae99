import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { SweepFiles } from '../../application/sweep-files.js';

/** Erases files that nobody can download any more, once a night. */
@Injectable()
export class SweepFilesJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly files: SweepFiles,
  ) {}

  onModuleInit(): void {
    this.handlers.every('20 3 * * *', 'downloads.sweep-files', async () => {
      await this.files.sweepFiles();
    });
  }
}
