import { Module } from '@nestjs/common';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { NewsletterController } from './adapters/http/newsletter.controller.js';
import { PostgresConsents } from './adapters/persistence/postgres-consents.js';
import { PostgresSubscribers } from './adapters/persistence/postgres-subscribers.js';
import { Consents } from './application/consents.js';
import { Subscribers } from './application/ports.js';
import { Subscription } from './application/subscription.js';

/** News by mail, with double opt-in. */
@Module({
  controllers: [NewsletterController],
  providers: [
    adapter(Subscribers, PostgresSubscribers),
    adapter(Consents, PostgresConsents),
    useCase(Subscription, Subscribers, Outbox, UnitOfWork, ShopTerms),
  ],
  exports: [Consents],
})
export class NewsletterModule {}
