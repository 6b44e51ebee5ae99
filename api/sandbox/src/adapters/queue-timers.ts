import { Injectable } from '@nestjs/common';
import { JobQueue } from '@duka/api/platform/jobs/job-queue.js';
import { Timers, type Later } from '../application/ports.js';

/** Later is a job of the shop's queue, enqueued with the change that causes it. */
@Injectable()
export class QueueTimers implements Timers {
  constructor(private readonly jobs: JobQueue) {}

  at(when: Date, what: Later): Promise<void> {
    return this.jobs.enqueue(what.task, { ...what }, { runAt: when, key: `${what.task}:${what.id}` });
  }
}
