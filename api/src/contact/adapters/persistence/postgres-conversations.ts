import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { Conversations, type ConversationChange, type Reply } from '../../application/answer-messages.js';
import type { Conversation } from '../../domain/conversation.js';
import type { ContactTables } from './tables.js';

@Injectable()
export class PostgresConversations implements Conversations {
  constructor(private readonly database: Database) {}

  lock(id: string): Promise<Conversation | undefined> {
    return this.tables
      .selectFrom('contact_message')
      .select(['id', 'name', 'email', 'subject', 'message', 'language', 'state'])
      .select(['assignee_id as assigneeId', 'order_id as orderId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  async change(id: string, { state, assigneeId, orderId }: ConversationChange): Promise<void> {
    await this.tables
      .updateTable('contact_message')
      .set({
        ...(state === undefined ? {} : { state }),
        ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
        ...(orderId === undefined ? {} : { order_id: orderId }),
        updated_at: NOW,
      })
      .where('id', '=', id)
      .execute();
  }

  async addReply({ id, messageId, text, byId, createdAt }: Reply): Promise<void> {
    await this.tables
      .insertInto('contact_reply')
      .values({ id, message_id: messageId, text, by_id: byId, created_at: createdAt })
      .execute();
  }

  async lastReply(messageId: string): Promise<string | null> {
    const last = await this.tables
      .selectFrom('contact_reply')
      .select('id')
      .where('message_id', '=', messageId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.id ?? null;
  }

  async isStaff(accountId: string): Promise<boolean> {
    const found = await this.tables
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('role', 'in', ['staff', 'admin'])
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  async isOrder(orderId: string): Promise<boolean> {
    const found = await this.tables
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    return found !== undefined;
  }

  private get tables() {
    return this.database.sql<ContactTables>();
  }
}
