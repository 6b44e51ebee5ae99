import { defineEntity, p } from '@mikro-orm/core';

export const contactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_message',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    subject: p.text().default(''),
    message: p.text(),
    createdAt: p.datetime(),
  },
});
