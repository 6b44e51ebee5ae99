import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminMessagesController } from './adapters/http/admin-messages.controller.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { MessageReads } from './adapters/persistence/message-reads.js';
import { PostgresConversations } from './adapters/persistence/postgres-conversations.js';
import { PostgresContactMessages } from './adapters/persistence/postgres-contact-messages.js';
import { AnswerMessages, Conversations } from './application/answer-messages.js';
import { ContactMessages, LeaveMessage } from './application/leave-message.js';

/** Messages from visitors to the shop, and what it answers. */
@Module({
  controllers: [ContactController, AdminMessagesController],
  providers: [
    adapter(ContactMessages, PostgresContactMessages),
    MessageReads,
    adapter(Conversations, PostgresConversations),
    useCase(LeaveMessage, ContactMessages, Outbox, Ids, UnitOfWork),
    useCase(AnswerMessages, Conversations, Outbox, AuditLog, Clock, Ids, UnitOfWork),
  ],
})
export class ContactModule {}
