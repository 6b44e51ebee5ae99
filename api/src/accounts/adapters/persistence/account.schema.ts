import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../../domain/account.js';

/** Maps the plain account to its table. */
export const accountSchema = defineEntity({
  class: Account,
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    emailKey: p.text().fieldName('email_key'),
    phone: p.text(),
    passwordHash: p.text().fieldName('password_hash'),
    role: p.text().$type<Account['role']>(),
    disabledAt: p.datetime().fieldName('disabled_at').nullable(),
    createdAt: p.datetime().fieldName('created_at'),
    updatedAt: p.datetime().fieldName('updated_at'),
  },
});
