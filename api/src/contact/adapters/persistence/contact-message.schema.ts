import { defineEntity, p } from '@mikro-orm/core';
import type { MessageState } from '../../domain/conversation.js';

export const contactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    subject: p.text().default(''),
    message: p.text(),
    state: p.text().$type<MessageState>().default('open'),
    language: p.text().nullable(),
    assigneeId: p.uuid().nullable(),
    orderId: p.uuid().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'contact_message_updated_at_idx', properties: ['updatedAt', 'id'] }],
});

/** What the staff has answered to a message. */
export const contactReplySchema = defineEntity({
  name: 'ContactReply',
  tableName: 'contact_reply',
  properties: {
    id: p.uuid().primary(),
    messageId: p.uuid(),
    text: p.text(),
    byId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});
