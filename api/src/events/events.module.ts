import { Module, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { JobHandlers } from '../platform/jobs/job-queue.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminEventsController } from './adapters/http/admin-events.controller.js';
import { PostgresEventFeed } from './adapters/persistence/postgres-event-feed.js';
import { EventWatch } from './application/event-watch.js';
import { EventFeed } from './application/ports.js';
import { ReadEvents } from './application/read-events.js';

const KEPT_MS = 30 * 86_400_000;
const AT_NIGHT = '25 2 * * *';

/** The one feed of what happened, for other systems. The events are written by triggers, with what they tell of. */
@Module({
  controllers: [AdminEventsController],
  providers: [
    adapter(EventFeed, PostgresEventFeed),
    useCase(EventWatch, EventFeed),
    useCase(ReadEvents, EventFeed, EventWatch),
  ],
  exports: [EventFeed],
})
export class EventsModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly feed: EventFeed,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(AT_NIGHT, 'events.forget', () =>
      this.feed.forget(new Date(this.clock.now().getTime() - KEPT_MS)),
    );
  }
}
