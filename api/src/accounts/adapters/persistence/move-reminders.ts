import type { Kysely } from 'kysely';
import type { MergeTables } from './tables.js';

/** Of two that wait, that of the kept account stays: it is where its owner is written to. Letters that were sent open no cart any more, and stop as before. */
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
    .updateTable('cart_consent')
    .set({ account_id: intoId, token_hash: null, lines: null })
    .where('account_id', '=', fromId)
    .execute();
}
