import type { Kysely } from 'kysely';
import type {
  arrivalLineSchema,
  arrivalSchema,
} from '../../../arrivals/adapters/persistence/arrival.schema.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { InventoryTables } from './tables.js';

/** Whether something that is not over names the place. Whoever lets something come holds the place, which is locked by whoever asks. */
export async function isAwaiting(
  tables: Kysely<Tables<typeof arrivalSchema>>,
  placeId: string,
): Promise<boolean> {
  const row = await tables
    .selectFrom('arrival')
    .select('id')
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('place_id', '=', placeId), eb('from_place_id', '=', placeId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many pieces the shop has, at all places and on the way between them, of variants that are counted. */
export async function everywhere(
  tables: Kysely<InventoryTables & Tables<typeof arrivalSchema | typeof arrivalLineSchema>>,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tables
    .selectFrom('stock')
    .select(({ fn, eb, selectFrom }) => [
      'variant_id',
      eb(
        fn.coalesce('on_hand', eb.lit(0)),
        '+',
        eb(
          fn.coalesce(
            selectFrom('place_stock')
              .innerJoin('stock_place', 'stock_place.id', 'place_stock.place_id')
              .select((there) =>
                there.cast<number>(there.fn.sum('place_stock.on_hand'), 'integer').as('pieces'),
              )
              .whereRef('place_stock.variant_id', '=', 'stock.variant_id')
              .where('sells_online', '=', false),
            eb.lit(0),
          ),
          '+',
          fn.coalesce(
            selectFrom('arrival_line')
              .innerJoin('arrival', 'arrival.id', 'arrival_line.arrival_id')
              .select((way) =>
                way
                  .cast<number>(
                    way.fn.sum(
                      way(
                        'quantity',
                        '-',
                        way(way('received', '+', way.ref('lost')), '+', way.ref('withdrawn')),
                      ),
                    ),
                    'integer',
                  )
                  .as('pieces'),
              )
              .whereRef('arrival_line.variant_id', '=', 'stock.variant_id')
              .where('arrival.kind', '=', 'transfer')
              .where('arrival.sent_at', 'is not', null)
              .where('arrival.ended_at', 'is', null),
            eb.lit(0),
          ),
        ),
      ).as('pieces'),
    ])
    .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
    .where('on_hand', 'is not', null)
    .execute();
  return new Map(rows.map(({ variant_id, pieces }) => [variant_id, Number(pieces)]));
}
