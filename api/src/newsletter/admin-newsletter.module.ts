import { Module } from '@nestjs/common';
import { AdminNewsletterController } from './adapters/http/admin-newsletter.controller.js';
import { SubscriberReads } from './adapters/persistence/subscriber-reads.js';

/** The subscribers as the back office sees them. */
@Module({ controllers: [AdminNewsletterController], providers: [SubscriberReads] })
export class AdminNewsletterModule {}
