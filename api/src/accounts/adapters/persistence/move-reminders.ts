import type { Kysely } from 'kysely';
import type { MergeTables } from './tables.js';

/** Of two that wait, that of the kept account stays: it is where its owner is written to. The links of letters that were sent about the other cart end. */
export async function moveReminders(all: Kysely<MergeTables>, fromId: string, intoId: string): Promise<void> {
  const waiting = (id: string) =>
    all
      .selectFrom('cart_consent as own')
      .select('own.id')
      .where('own.account_id', '=', id)
      .where('own.reminded_at', 'is', null)
      .where('own.stopped_at', 'is', null);
  await all
    .deleteFrom('cart_consent')
    .where('id', 'in', waiting(fromId))
    .where(({ exists }) => exists(waiting(intoId)))
    .execute();
  await all
    .deleteFrom('cart_consent')
    .where('account_id', '=', fromId)
    .where('reminded_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .execute();
  await all
    .updateTable('cart_consent')
    .set({ account_id: intoId })
    .where('account_id', '=', fromId)
    .execute();
}
