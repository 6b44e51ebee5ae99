import type { Kysely } from 'kysely';
import { NOW } from '../../../platform/database/now.js';
import type { ReminderTables } from './due-carts.js';

type All = Kysely<ReminderTables>;

/** Notes the stop, and ends what waits or was sent there, by one statement. */
export async function stopMailbox(all: All, mailboxHash: string): Promise<void> {
  await all
    .with('noted', (stops) =>
      stops
        .insertInto('cart_stop')
        .values({ mailbox_hash: mailboxHash, stopped_at: NOW })
        .onConflict((conflict) => conflict.column('mailbox_hash').doNothing()),
    )
    .updateTable('cart_consent')
    .set({ stopped_at: NOW })
    .where('mailbox_hash', '=', mailboxHash)
    .where('stopped_at', 'is', null)
    .execute();
}

export async function hasStopped(all: All, mailboxHash: string): Promise<boolean> {
  const row = await all
    .selectFrom('cart_stop')
    .select('stopped_at')
    .where('mailbox_hash', '=', mailboxHash)
    .executeTakeFirst();
  return row !== undefined;
}
