import { defineEntity, p } from '@mikro-orm/core';

export const orderLetterSchema = defineEntity({
  name: 'OrderLetter',
  tableName: 'order_letter',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    topic: p.text(),
    subject: p.text(),
    told: p.json<Record<string, unknown>>().defaultRaw("'{}'::jsonb"),
    isAgain: p.boolean().default(false),
    writtenAt: p.datetime(),
  },
});
