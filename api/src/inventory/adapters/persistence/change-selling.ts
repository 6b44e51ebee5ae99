import type { Kysely } from 'kysely';
import { PlaceIsHeld } from '../../domain/place.js';
import type { InventoryTables } from './tables.js';

/** What lies at a place comes into what can be bought, or leaves it. @throws PlaceIsHeld, and then nothing is changed */
export async function changeSelling(
  tables: Kysely<InventoryTables>,
  placeId: string,
  sells: boolean,
): Promise<void> {
  const sign = sells ? 1 : -1;
  // in the order in which buyers lock them
  await tables
    .selectFrom('stock')
    .innerJoin('place_stock', 'place_stock.variant_id', 'stock.variant_id')
    .select('stock.variant_id')
    .where('place_id', '=', placeId)
    .where('place_stock.on_hand', '>', 0)
    .orderBy('stock.variant_id')
    .forUpdate(['stock'])
    .execute();
  // read once they are locked: whoever had them may have sold the last piece there
  const there = await tables
    .selectFrom('place_stock')
    .select('variant_id')
    .where('place_id', '=', placeId)
    .where('on_hand', '>', 0)
    .execute();
  if (there.length === 0) return;
  const changed = await tables
    .updateTable('stock')
    .from('place_stock as there')
    .set((eb) => ({
      on_hand: eb('stock.on_hand', '+', eb(eb.ref('there.on_hand'), '*', sign)),
      elsewhere: eb('elsewhere', '+', eb(eb.ref('there.on_hand'), '*', sign)),
    }))
    .whereRef('stock.variant_id', '=', 'there.variant_id')
    .where('there.place_id', '=', placeId)
    .where('there.on_hand', '>', 0)
    .where((eb) =>
      eb.or([
        eb('stock.on_hand', 'is', null),
        eb(eb('stock.on_hand', '+', eb(eb.ref('there.on_hand'), '*', sign)), '>=', eb.ref('held')),
      ]),
    )
    .returning('stock.variant_id')
    .execute();
  if (changed.length < there.length) throw new PlaceIsHeld();
}
