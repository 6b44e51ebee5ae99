import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { FillShop, MOST_TRIES } from '../../application/fill-shop.js';
import { ArchiveDesk, LaterFilling } from '../../application/ports.js';

const FILL = 'shop-archive.fill';
const FORGET = 'shop-archive.forget';
/** A file that nobody sends the rest of has people in it. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

@Injectable()
export class QueuedFilling implements LaterFilling {
  constructor(private readonly jobs: JobQueue) {}

  fill(id: string): Promise<void> {
    return this.jobs.enqueue(FILL, { id }, { queue: FILL, maxTries: MOST_TRIES + 2 });
  }
}

@Injectable()
export class FillingJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly filling: FillShop,
    private readonly desk: ArchiveDesk,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(FILL, ({ id }) => this.filling.fill(String(id)));
    this.handlers.every('25 * * * *', FORGET, () =>
      this.desk.forget(new Date(this.clock.now().getTime() - KEPT_MS)),
    );
  }
}
