import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { PersonalTables } from './tables.js';

type OfThese = (eb: ExpressionBuilder<PersonalTables, 'card_handover'>) => Expression<SqlBool>;

/** Forgets whom gift cards were for; one that still goes to them forgets it with its letter. */
export async function forgetRecipients(all: Kysely<PersonalTables>, ofThese: OfThese): Promise<void> {
  await all
    .updateTable('card_handover')
    .set({ email: '', name: '', message: '', sealed_code: null })
    .where(ofThese)
    .where((eb) =>
      eb.or([
        eb('mailed_at', 'is not', null),
        eb('taken_back_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.id', '=', 'card_handover.order_id')
            .where('orders.status', '=', 'cancelled'),
        ),
      ]),
    )
    .execute();
  await all.updateTable('card_handover').set({ is_forgotten: true }).where(ofThese).execute();
}
