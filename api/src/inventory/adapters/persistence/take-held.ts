import type { Kysely } from 'kysely';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { pieces } from '../../../platform/database/pieces.js';
import type { HoldState, InventoryTables } from './tables.js';

interface Held {
  orderId: string;
  variantIds: readonly string[];
  quantities: readonly number[];
  seconds: number;
}

/** Locks the shelves in order, takes what is there and writes the holds of what was taken. */
export const takeHeld = compiledOnce((db: Kysely<InventoryTables>, place: PlaceOf<Held>) =>
  db
    .with('locked', (cte) =>
      cte
        .selectFrom('stock')
        .select('variant_id')
        .where('variant_id', '=', (eb) => eb.fn.any(manyIds(place('variantIds'))))
        .orderBy('variant_id')
        .forUpdate(),
    )
    .with('taken', (cte) =>
      cte
        .updateTable('stock')
        .from('locked')
        .from(pieces(place('variantIds'), place('quantities'), 'wanted'))
        .set((eb) => ({ held: eb('stock.held', '+', eb.ref('wanted.quantity')) }))
        .whereRef('stock.variant_id', '=', 'locked.variant_id')
        .whereRef('stock.variant_id', '=', 'wanted.variant_id')
        .where((eb) =>
          eb.or([
            eb('stock.on_hand', 'is', null),
            eb(eb('stock.on_hand', '-', eb.ref('stock.held')), '>=', eb.ref('wanted.quantity')),
          ]),
        )
        .returning(['stock.variant_id', 'wanted.quantity']),
    )
    .insertInto('stock_hold')
    .columns(['order_id', 'variant_id', 'quantity', 'state', 'expires_at', 'created_at', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('taken')
        .select(({ val }) => [
          val(place('orderId')).as('order_id'),
          'taken.variant_id',
          'taken.quantity',
          val<HoldState>('held').as('state'),
          fromNow(place('seconds')).as('expires_at'),
          NOW.as('created_at'),
          NOW.as('updated_at'),
        ]),
    )
    .returning(['variant_id', 'expires_at']),
);
