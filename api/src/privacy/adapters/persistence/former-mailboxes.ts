import type { Kysely } from 'kysely';
import type { Mailbox } from '../../application/ports.js';
import type { PersonalTables } from './tables.js';

/** Emails that the account had before, its own and those of accounts that became a part of it. */
export function formerMailboxes(all: Kysely<PersonalTables>, accountId: string): Promise<Mailbox[]> {
  return all
    .selectFrom('former_mailbox')
    .select(['email', 'is_shown as isShown', 'left_at as until'])
    .where('account_id', '=', accountId)
    .orderBy('left_at')
    .execute();
}

/** Those that became a part of this one, or of one of them. */
export async function formerAccounts(all: Kysely<PersonalTables>, accountId: string): Promise<string[]> {
  const rows = await all
    .withRecursive('merged', (eb) =>
      eb
        .selectFrom('account')
        .select('id')
        .where('merged_into', '=', accountId)
        .union(
          eb
            .selectFrom('account')
            .innerJoin('merged', 'merged.id', 'account.merged_into')
            .select('account.id'),
        ),
    )
    .selectFrom('merged')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
