import type { Kysely } from 'kysely';
import { NOW } from '../../../platform/database/now.js';
import type { CustomerTrace, TakenBack } from '../../application/import-customers.js';
import type { CustomerImportTables } from './tables.js';
import { writeAccounts } from './write-accounts.js';

type Tables = Kysely<CustomerImportTables>;

/** Undoes what an import did to so many accounts: a few statements, however many they are. */
export async function takeBackAccounts(tables: Tables, traces: readonly CustomerTrace[]): Promise<TakenBack> {
  const fresh = traces.filter(({ isNew }) => isNew).map(({ accountId }) => accountId);
  const older = traces.filter(({ isNew }) => !isNew);
  const removed = fresh.length > 0 ? await removeUnused(tables, fresh) : 0;
  if (older.length > 0) await restore(tables, older);
  return { removed, restored: older.length, kept: fresh.length - removed };
}

/** Those into which nobody has come, for whom nothing was bought or kept, and which nobody has changed. */
async function removeUnused(tables: Tables, ids: readonly string[]): Promise<number> {
  const gone = await tables
    .deleteFrom('account')
    .where('id', 'in', ids)
    .where('role', '=', 'customer')
    .where('last_seen_at', 'is', null)
    .where('password_by_mail_at', 'is', null)
    .whereRef('updated_at', '=', 'created_at')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.account_id', '=', 'account.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credit').select('credit.id').whereRef('credit.account_id', '=', 'account.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('coupon').select('coupon.id').whereRef('coupon.account_id', '=', 'account.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft_order')
            .select('draft_order.id')
            .whereRef('draft_order.buyer_id', '=', 'account.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_confirmation')
            .select('email_confirmation.account_id')
            .whereRef('email_confirmation.account_id', '=', 'account.id'),
        ),
      ),
    )
    .returning('id')
    .execute();
  return gone.length;
}

/** Takes away what was added, and gives back a name and a phone that nobody has changed since. */
async function restore(tables: Tables, traces: readonly CustomerTrace[]): Promise<void> {
  const addresses = traces.flatMap(({ addressIds }) => addressIds);
  const notes = traces.flatMap(({ noteIds }) => noteIds);
  if (addresses.length > 0) await tables.deleteFrom('address').where('id', 'in', addresses).execute();
  if (notes.length > 0) await tables.deleteFrom('customer_note').where('id', 'in', notes).execute();
  const tags = traces.flatMap(({ accountId, tags: all }) => all.map((tag) => [accountId, tag] as const));
  if (tags.length > 0)
    await tables
      .deleteFrom('customer_tag')
      .where((eb) =>
        eb.or(
          tags.map(([accountId, tag]) => eb.and([eb('account_id', '=', accountId), eb('tag', '=', tag)])),
        ),
      )
      .execute();
  const named = new Map(traces.filter(({ name, phone }) => name ?? phone).map((one) => [one.accountId, one]));
  if (named.size === 0) return;
  const now = await tables
    .selectFrom('account')
    .select(['id', 'email', 'email_key', 'name', 'phone', 'password_hash', 'created_at'])
    .where('id', 'in', [...named.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  const before = now.map((account) => ({
    ...account,
    name: earlier(account.name, named.get(account.id)?.name),
    phone: earlier(account.phone, named.get(account.id)?.phone),
    updated_at: NOW,
  }));
  if (before.length > 0) await writeAccounts(tables, before);
}

const earlier = (is: string, change: readonly [before: string, after: string] | null | undefined): string =>
  change && change[1] === is ? change[0] : is;
