import { defineEntity, p } from '@mikro-orm/core';

export const idempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    accountId: p.uuid().primary(),
    route: p.text().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    takenBy: p.uuid().nullable(),
    status: p.integer().nullable(),
    response: p.json<unknown>().nullable(),
    createdAt: p.datetime(),
  },
});
