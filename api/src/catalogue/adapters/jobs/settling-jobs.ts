import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { SettleFields, SettlingWork } from '../../application/settle-fields.js';

const TASK = 'catalogue.settle-fields';

/** One at a time: a change while products are settled has them settled once more. */
@Injectable()
export class QueuedSettlingWork implements SettlingWork {
  constructor(private readonly queue: JobQueue) {}

  begin(): Promise<void> {
    return this.queue.enqueue(TASK, {}, { key: TASK, queue: TASK });
  }
}

@Injectable()
export class SettlingJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly settle: SettleFields,
  ) {}

  onModuleInit(): void {
    this.handlers.on(TASK, () => this.settle.settleFields());
  }
}
