import type { Kysely } from 'kysely';
import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type { stockMovementSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { VariantState } from '../../domain/product-state.js';
import type { CatalogueTables } from './tables.js';

export type VariantTables = CatalogueTables &
  Tables<typeof orderLineSchema | typeof stockMovementSchema | typeof cartLineSchema>;

/** The archived name ends in eight characters of the id. */
const LONGEST_KEPT_SKU = 50;

/** The archived one makes room for a new one with the same options or the same name. */
export async function removeVariant(
  tables: Kysely<VariantTables>,
  { id }: Pick<VariantState, 'id'>,
  now: Date,
): Promise<void> {
  const gone = await tables
    .deleteFrom('variant')
    .where('id', '=', id)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        [
          selectFrom('order_line').select('order_line.id').where('order_line.variant_id', '=', id),
          selectFrom('cart_line').select('cart_line.id').where('cart_line.variant_id', '=', id),
          selectFrom('stock_movement')
            .select('stock_movement.id')
            .where('stock_movement.variant_id', '=', id),
          selectFrom('bundle_part').select('bundle_part.bundle_id').where('bundle_part.part_id', '=', id),
        ].map((held) => not(exists(held))),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (gone) return;
  await tables
    .updateTable('variant')
    .set(({ eb, fn, val, lit, cast }) => ({
      archived_at: now,
      sku: eb(fn<string>('left', ['sku', lit(LONGEST_KEPT_SKU)]), '||', `~${id.slice(-8)}`),
      options: cast(fn('jsonb_set', ['options', val('{archived}'), val(JSON.stringify(id))]), 'jsonb'),
    }))
    .where('id', '=', id)
    .execute();
}
