import { defineEntity, p } from '@mikro-orm/core';

/** What happened at the doors of accounts; refusals of one kind by one hand within an hour are one row. */
export const securityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_event',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    outcome: p.text().$type<'done' | 'refused'>(),
    actorId: p.uuid().nullable(),
    accountId: p.uuid().nullable(),
    accountHash: p.text(),
    network: p.text(),
    factor: p.text(),
    about: p.text(),
    requestId: p.text(),
    times: p.integer(),
    bucket: p.text().unique('security_event_bucket_key'),
    createdAt: p.datetime(),
    lastAt: p.datetime(),
  },
});
