import { defineEntity, p } from '@mikro-orm/core';

/** Written by triggers of the tables that it tells of. */
export const eventSchema = defineEntity({
  name: 'Event',
  tableName: 'event',
  properties: {
    seq: p.bigint('number').primary(),
    id: p.uuid().defaultRaw('gen_random_uuid()'),
    /** The transaction. */
    writtenIn: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    position: p.bigint('number').nullable().unique('event_position_key'),
    type: p.text(),
    resource: p.text(),
    resourceId: p.uuid(),
    data: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'::jsonb"),
    occurredAt: p.datetime().defaultRaw('now()'),
  },
});

/** How far places are given, and how far they are forgotten: one row. */
export const eventHeadSchema = defineEntity({
  name: 'EventHead',
  tableName: 'event_head',
  properties: {
    singleton: p.boolean().primary().default(true),
    position: p.bigint('number').defaultRaw('0'),
    forgotten: p.bigint('number').defaultRaw('0'),
  },
});
