import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '../../../kernel/caller.js';
import { Account } from '../../domain/account.js';

/** Maps the plain account to its table. */
export const accountSchema = defineEntity({
  class: Account,
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    emailKey: p.text().unique('account_email_key_key'),
    name: p.text(),
    phone: p.text().default(''),
    passwordHash: p.text(),
    language: p.text().nullable(),
    role: p.text().$type<Role>().default('customer'),
    disabledAt: p.datetime().nullable(),
    /** Written with the role by the back office alone, never with the account. */
    staffRoleId: p.uuid().nullable().lazy(),
    /** Written by the guard alone, never with the account. */
    lastSeenAt: p.datetime().nullable().lazy(),
    /** Links of order mails that were made until then are dead; written with ended sessions, never with the account. */
    orderLinksFrom: p.datetime().nullable().lazy(),
    /** When a mailed link set the password last; written with it alone. */
    passwordByMailAt: p.datetime().nullable().lazy(),
    /** Of an account that became a part of another one; written then, never with the account. */
    mergedInto: p.uuid().nullable().lazy(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
