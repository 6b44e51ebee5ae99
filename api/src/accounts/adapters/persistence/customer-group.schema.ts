import { defineEntity, p } from '@mikro-orm/core';
import type { GroupRule } from '../../domain/customer-group.js';

export const customerGroupSchema = defineEntity({
  name: 'CustomerGroup',
  tableName: 'customer_group',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('customer_group_name_key'),
    rule: p.json<GroupRule>().nullable(),
    showsNet: p.boolean().default(false),
    version: p.integer().default(1),
    createdAt: p.datetime(),
  },
});

/** Of groups without a rule. */
export const customerGroupMemberSchema = defineEntity({
  name: 'CustomerGroupMember',
  tableName: 'customer_group_member',
  properties: {
    groupId: p.uuid().primary(),
    accountId: p.uuid().primary(),
  },
});

export const customerTagSchema = defineEntity({
  name: 'CustomerTag',
  tableName: 'customer_tag',
  properties: {
    accountId: p.uuid().primary(),
    tag: p.text().primary(),
  },
});

export const customerNoteSchema = defineEntity({
  name: 'CustomerNote',
  tableName: 'customer_note',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    text: p.text(),
    byId: p.uuid(),
    createdAt: p.datetime(),
  },
});

/** All tables of what the staff keeps of customers. */
export const REMARK_TABLES = [
  customerGroupSchema,
  customerGroupMemberSchema,
  customerTagSchema,
  customerNoteSchema,
] as const;
