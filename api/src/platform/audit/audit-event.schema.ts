import { defineEntity, p } from '@mikro-orm/core';

export const auditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_event',
  properties: {
    id: p.uuid().primary(),
    actorId: p.uuid().nullable(),
    actorEmail: p.text().default(''),
    action: p.text(),
    entity: p.text(),
    entityId: p.text(),
    changes: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    requestId: p.text().default(''),
    createdAt: p.datetime(),
    // written by the table's own trigger
    seq: p.bigint('number').defaultRaw('0').unique('audit_event_seq_key'),
    previousHash: p.text().default(''),
    hash: p.text().default(''),
  },
});

/** The end of the chain of audit rows: one row, whose lock lets one writer at a time append. */
export const auditHeadSchema = defineEntity({
  name: 'AuditHead',
  tableName: 'audit_head',
  properties: {
    singleton: p.boolean().primary().default(true),
    seq: p.bigint('number').defaultRaw('0'),
    hash: p.text().default(''),
  },
});
