import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { CountingJobs } from '../../application/ports.js';

export const COUNT_ANEW = 'reports.count-anew';

@Injectable()
export class GraphileCountingJobs extends CountingJobs {
  constructor(private readonly jobs: JobQueue) {
    super();
  }

  override async countAnew(): Promise<void> {
    await this.jobs.enqueue(COUNT_ANEW, {}, { key: COUNT_ANEW });
  }
}
