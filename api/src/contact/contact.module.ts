import { Module } from '@nestjs/common';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { SqlContactMessages } from './adapters/persistence/sql-contact-messages.js';
import { ContactMessages, LeaveMessage } from './application/leave-message.js';

/** Messages from visitors to the shop. */
@Module({
  controllers: [ContactController],
  providers: [adapter(ContactMessages, SqlContactMessages), useCase(LeaveMessage, ContactMessages)],
})
export class ContactModule {}
