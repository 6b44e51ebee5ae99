import type { Kysely } from 'kysely';
import { inCompanyOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { NOW } from '../../../platform/database/now.js';
import { MOST_PER_LINE } from '../../domain/refusals.js';
import { chosenVariant, hasRoom } from './cart-queries.js';
import type { CartTables } from './tables.js';

interface Added {
  id: string;
  at: Date;
  accountId: string;
  productId: string;
  quantity: number;
}

/** One guarded upsert of the variant that is meant, with its line; of none where it cannot be. */
function adding(tables: Kysely<CartTables>, place: PlaceOf<Added>, variantId?: string) {
  return tables
    .with('chosen', () => chosenVariant(tables, place('productId'), variantId))
    .with('put', (db) =>
      db
        .insertInto('cart_line')
        .columns(['id', 'account_id', 'variant_id', 'quantity', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('chosen')
            .select(({ val }) => [
              val(place('id')).as('id'),
              val(place('accountId')).as('account_id'),
              'chosen.variant_id',
              val(place('quantity')).as('quantity'),
              val(place('at')).as('created_at'),
            ])
            .where(({ or, eb: is }) => or([is('stock', 'is', null), is('stock', '>=', place('quantity'))]))
            .where((chosen) => hasRoom(chosen, tables, place('accountId'))),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'variant_id'])
            .doUpdateSet(({ eb, ref }) => ({
              quantity: eb('cart_line.quantity', '+', ref('excluded.quantity')),
              changed_at: NOW,
            }))
            .where(({ eb, ref, fn, lit, selectFrom }) => {
              const sum = eb('cart_line.quantity', '+', ref('excluded.quantity'));
              const stock = selectFrom('chosen').select('stock');
              return eb.and([eb(sum, '<=', MOST_PER_LINE), fn.coalesce(eb(stock, '>=', sum), lit(true))]);
            }),
        )
        .returning(['cart_line.id', 'cart_line.quantity']),
    )
    .selectFrom('put')
    .innerJoin('chosen', (join) => join.onTrue())
    .selectAll();
}

/** The product's cheapest variant that is in stock. */
export const addCheapest = inCompanyOnce((tables: Kysely<CartTables>, place: PlaceOf<Added>) =>
  adding(tables, place),
);
/** The variant that is named. */
export const addVariant = inCompanyOnce(
  (tables: Kysely<CartTables>, place: PlaceOf<Added & { variantId: string }>) =>
    adding(tables, place, place('variantId')),
);
