import type { Kysely } from 'kysely';
import type { PersonalTables } from './tables.js';

/** What the staff has written down about somebody: theirs to know of, though the shop never shows it. */
export const remarksOn = (all: Kysely<PersonalTables>, accountId: string) => ({
  groups: all
    .selectFrom('customer_group_member')
    .innerJoin('customer_group', 'customer_group.id', 'customer_group_member.group_id')
    .select('customer_group.name')
    .where('customer_group_member.account_id', '=', accountId),
  tags: all.selectFrom('customer_tag').select('tag').where('account_id', '=', accountId),
  notes: all
    .selectFrom('customer_note')
    .select(['text', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at'),
  imports: all
    .selectFrom('customer_import_line')
    .select(['trace', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at'),
});
