import { defineEntity, p } from '@mikro-orm/core';
import type { Permission } from '../../../kernel/permission.js';

/** Loaded, an entity is the domain's `StaffRole`. */
export const staffRoleSchema = defineEntity({
  name: 'StaffRole',
  tableName: 'staff_role',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('staff_role_name_key'),
    permissions: p.json<readonly Permission[]>(),
    refundLimit: p.bigint('number').fieldName('refund_limit_cents').strictNullable(),
    /** Counted by the database. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
