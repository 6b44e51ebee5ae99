import type { Kysely } from 'kysely';

interface Proofs {
  email_confirmation: { account_id: string; confirmed_at: string | null };
}

/** Whether an account has shown that its mailbox is its own: anybody may sign up with somebody else's address. */
export async function isMailboxProved(tables: unknown, accountId: string): Promise<boolean> {
  const row = await (tables as Kysely<Proofs>)
    .selectFrom('email_confirmation')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
