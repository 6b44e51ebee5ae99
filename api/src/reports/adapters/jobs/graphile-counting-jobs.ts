import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { CountingJobs } from '../../application/ports.js';

export const COUNT_ANEW = 'reports.count-anew';

@Injectable()
export class GraphileCountingJobs implements CountingJobs {
  constructor(private readonly jobs: JobQueue) {}

  async countAnew(): Promise<void> {
    await this.jobs.enqueue(COUNT_ANEW, {}, { key: COUNT_ANEW });
  }
}
