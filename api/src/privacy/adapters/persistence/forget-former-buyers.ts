import type { Kysely } from 'kysely';
import type { FormerRow } from '../../../earlier-orders/adapters/persistence/earlier-order.schema.js';
import { containing } from '../../../platform/database/text-search.js';
import type { PersonalTables } from './tables.js';

/** Orders of an earlier shop that were this mailbox's before a later file said whose they are: nothing is left of it to go back to. */
export async function forgetFormerBuyers(all: Kysely<PersonalTables>, email: string): Promise<void> {
  const rows = await all
    .selectFrom('earlier_order')
    .select(['id', 'before'])
    .where((eb) => eb(eb.fn('lower', [eb.cast('before', 'text')]), 'like', containing(email.toLowerCase())))
    .execute();
  for (const { id, before } of rows) {
    const left = without(email.toLowerCase(), before);
    await all
      .updateTable('earlier_order')
      .set({ before: left && JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
  }
}

/** What was before it goes with it: a later import that is taken back goes back no further. */
function without(email: string, row: FormerRow | null): FormerRow | null {
  if (!row || row.email.normalize('NFKC').trim().toLowerCase() === email) return null;
  return { ...row, before: without(email, row.before) };
}
