import { Global, Module } from '@nestjs/common';
import { Outbox } from '../../kernel/outbox.js';
import { adapter } from '../nest/adapter.js';
import { PayloadCipher } from '../encryption/payload-cipher.js';
import { GraphileJobQueue } from './graphile-job-queue.js';
import { JobHandlers, JobQueue } from './job-queue.js';
import { EventListeners, PostgresOutbox } from './outbox.js';
import { Worker } from './worker.js';

@Global()
@Module({
  providers: [
    JobHandlers,
    EventListeners,
    PayloadCipher,
    Worker,
    adapter(JobQueue, GraphileJobQueue),
    adapter(Outbox, PostgresOutbox),
  ],
  exports: [JobQueue, JobHandlers, Outbox, EventListeners, PayloadCipher],
})
export class JobsModule {}
