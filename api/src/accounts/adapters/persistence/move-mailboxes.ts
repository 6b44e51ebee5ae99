import type { Kysely } from 'kysely';
import type { MergeTables } from './tables.js';

/** The kept account remembers which mailboxes the other had: what lies there alone, such as messages, stays there, and goes with it. */
export async function moveMailboxes(
  all: Kysely<MergeTables>,
  fromId: string,
  intoId: string,
  isShown: boolean,
  now: Date,
): Promise<void> {
  const { email, email_key } = await all
    .selectFrom('account')
    .select(['email', 'email_key'])
    .where('id', '=', fromId)
    .executeTakeFirstOrThrow();
  const before = await all
    .deleteFrom('former_mailbox')
    .where('account_id', '=', fromId)
    .returningAll()
    .execute();
  const last = { account_id: intoId, email, email_key, is_shown: isShown, left_at: now };
  const others = before.filter((one) => one.email_key !== email_key);
  for (const one of [last, ...others])
    await all
      .insertInto('former_mailbox')
      .values({ ...one, account_id: intoId })
      .onConflict((again) =>
        again.columns(['account_id', 'email_key']).doUpdateSet((eb) => ({
          is_shown: eb
            .or([eb('former_mailbox.is_shown', '=', true), eb('excluded.is_shown', '=', true)])
            .$castTo<boolean>(),
          left_at: eb.fn<string>('greatest', ['former_mailbox.left_at', 'excluded.left_at']),
        })),
      )
      .execute();
}
