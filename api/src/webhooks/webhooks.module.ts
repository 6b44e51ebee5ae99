import { Module, type OnModuleInit } from '@nestjs/common';
import { EventFeed } from '../events/application/ports.js';
import { EventsModule } from '../events/events.module.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { JobHandlers } from '../platform/jobs/job-queue.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { TypedAddresses } from '../platform/outbound/typed-addresses.js';
import { Courier } from './adapters/delivery/courier.js';
import { GuardedPost } from './adapters/delivery/guarded-post.js';
import { SealedSecrets } from './adapters/delivery/sealed-secrets.js';
import { AdminWebhooksController } from './adapters/http/admin-webhooks.controller.js';
import { DeliveryReads } from './adapters/persistence/delivery-reads.js';
import { PostgresDeliveries } from './adapters/persistence/postgres-deliveries.js';
import { PostgresWebhooks } from './adapters/persistence/postgres-webhooks.js';
import { WebhookReads } from './adapters/persistence/webhook-reads.js';
import { Deliver } from './application/deliver.js';
import { HandOutEvents } from './application/hand-out-events.js';
import { ManageWebhooks } from './application/manage-webhooks.js';
import { Deliveries, Post, WebhookSecrets, Webhooks } from './application/ports.js';

const KEPT_MS = 30 * 86_400_000;
const AT_NIGHT = '35 2 * * *';

/** Other systems are told what happens: a reader of the feed of events for each, and a courier that brings it. */
@Module({
  imports: [EventsModule],
  controllers: [AdminWebhooksController],
  providers: [
    TypedAddresses,
    WebhookReads,
    DeliveryReads,
    Courier,
    adapter(Webhooks, PostgresWebhooks),
    adapter(Deliveries, PostgresDeliveries),
    adapter(WebhookSecrets, SealedSecrets),
    adapter(Post, GuardedPost),
    useCase(ManageWebhooks, Webhooks, Deliveries, WebhookSecrets, Post, EventFeed, Ids, UnitOfWork),
    useCase(HandOutEvents, Webhooks, Deliveries, EventFeed, Ids, UnitOfWork),
    useCase(Deliver, Webhooks, Deliveries, WebhookSecrets, Post, Outbox, Clock, Ids, UnitOfWork),
  ],
})
export class WebhooksModule implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(AT_NIGHT, 'webhooks.forget', () =>
      this.deliveries.forget(new Date(this.clock.now().getTime() - KEPT_MS)),
    );
  }
}
