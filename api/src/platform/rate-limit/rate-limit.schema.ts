import { defineEntity, p } from '@mikro-orm/core';

/** Unlogged: what it counts is forgotten by a crash. */
export const rateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    bucket: p.text().primary(),
    hits: p.integer(),
    resetsAt: p.datetime(),
  },
});
