import type { Kysely } from 'kysely';
import type { MailboxHashes } from '../../../platform/security/mailbox-hashes.js';
import type { PersonalTables } from './tables.js';

/** Leaves a hash of each mailbox that an order was for: a coupon for one use each is not new to whoever comes back under it. */
export async function keepMailboxes(
  all: Kysely<PersonalTables>,
  accountId: string,
  emails: readonly string[],
  hashes: MailboxHashes,
): Promise<void> {
  const contacts = await all
    .selectFrom('orders')
    .select('contact_email')
    .distinct()
    .where('account_id', '=', accountId)
    .where('erased_mailboxes', 'is', null)
    .execute();
  for (const { contact_email } of contacts) {
    const named = [...emails, contact_email].filter((one) => one !== '').map((one) => hashes.of(one));
    await all
      .updateTable('orders')
      .set({ erased_mailboxes: [...new Set(named)] })
      .where('account_id', '=', accountId)
      .where('contact_email', '=', contact_email)
      .where('erased_mailboxes', 'is', null)
      .execute();
  }
}
