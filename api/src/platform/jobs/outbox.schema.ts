import { defineEntity, p } from '@mikro-orm/core';

export const outboxSchema = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    topic: p.text(),
    dedupeKey: p.text().unique('outbox_dedupe_key_key').nullable(),
    payload: p.json<unknown>(),
    createdAt: p.datetime(),
    deliveredAt: p.datetime().nullable(),
    tries: p.integer().default(0),
    lastError: p.text().nullable(),
  },
});
