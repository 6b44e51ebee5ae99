import { Module } from '@nestjs/common';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { PostgresContactMessages } from './adapters/persistence/postgres-contact-messages.js';
import { ContactMessages, LeaveMessage } from './application/leave-message.js';

/** Messages from visitors to the shop. */
@Module({
  controllers: [ContactController],
  providers: [
    adapter(ContactMessages, PostgresContactMessages),
    useCase(LeaveMessage, ContactMessages, Outbox, UnitOfWork),
  ],
})
export class ContactModule {}
