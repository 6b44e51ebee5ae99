import type { Kysely } from 'kysely';
import type { MergeTables } from './tables.js';

/** One person says one thing of a product: of two reviews the other's words stay, and of this one the stars, which were counted. */
export async function moveReviews(
  all: Kysely<MergeTables>,
  fromId: string,
  intoId: string,
  now: Date,
): Promise<void> {
  await all
    .updateTable('review')
    .set({ account_id: intoId })
    .where('account_id', '=', fromId)
    .where('product_id', 'not in', (eb) =>
      eb.selectFrom('review as own').select('own.product_id').where('own.account_id', '=', intoId),
    )
    .execute();
  await all
    .updateTable('review')
    .set({ title: '', comment: '', answer: null, answered_at: null, updated_at: now })
    .where('account_id', '=', fromId)
    .execute();
}
