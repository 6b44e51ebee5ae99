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
  },
});
