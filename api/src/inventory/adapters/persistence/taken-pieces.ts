import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { pieces } from '../../../platform/database/pieces.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import { putBack, takeFrom } from '../../domain/take-from.js';
import type { InventoryTables, TransitionResult } from './tables.js';

type Read = InventoryTables & Tables<typeof orderSchema>;

/** A shelf from which pieces have just been taken, as it is after that. */
export interface LeftOver extends TransitionResult {
  on_hand: number | null;
  elsewhere: number;
}

/** Pieces that another place than the default one gave or gets. */
export interface AtPlace extends TransitionResult {
  place_id: string;
  sells_online: boolean;
}

/** From which places orders have taken their pieces. The rows of `stock` are locked before, and by those who come back `stock_hold`. */
@Injectable()
export class TakenPieces extends PostgresAdapter<Read> {
  /** Takes from other places what is theirs to give, and writes that down; none where all lies at the default place. */
  async take(orderId: string, left: readonly LeftOver[]): Promise<AtPlace[]> {
    const spread = left.filter(({ on_hand, elsewhere }) => on_hand !== null && elsewhere > 0);
    if (spread.length === 0) return [];
    const shelves = await this.shelves(
      orderId,
      spread.map(({ variant_id }) => variant_id),
    );
    const taken = spread.flatMap(({ variant_id, quantity, on_hand, elsewhere }) => {
      const here = (on_hand ?? 0) + quantity - elsewhere;
      const others = shelves.filter((shelf) => shelf.variant_id === variant_id);
      return takeFrom(quantity, here, others).map((one) => ({
        ...{ variant_id, place_id: one.placeId, quantity: one.quantity, sells_online: true },
      }));
    });
    await this.change(taken, -1);
    for (const at of sumsOf(taken))
      await this.tables()
        .updateTable('stock')
        .set((eb) => ({ elsewhere: eb('elsewhere', '-', at.quantity) }))
        .where('variant_id', '=', at.variant_id)
        .execute();
    if (taken.length > 0)
      await this.tables()
        .insertInto('stock_taken')
        .values(taken.map(({ sells_online: _, ...row }) => ({ ...row, order_id: orderId })))
        .execute();
    return taken;
  }

  /** To which other places pieces of an order go back; written down as not taken any more. */
  async giveBack(orderId: string, back: readonly TransitionResult[]): Promise<AtPlace[]> {
    if (back.length === 0) return [];
    const known = await this.tables()
      .selectFrom('stock_taken')
      .innerJoin('stock_place', 'stock_place.id', 'stock_taken.place_id')
      .select(['variant_id', 'place_id', 'quantity', 'sells_online'])
      .where('order_id', '=', orderId)
      .where('closed_at', 'is', null)
      .orderBy('variant_id')
      .orderBy('place_id')
      // nobody changes meanwhile whether these places sell
      .forShare(['stock_place'])
      .execute();
    if (known.length === 0) return [];
    const given = back.flatMap(({ variant_id, quantity }) => {
      const own = known.filter((one) => one.variant_id === variant_id);
      const to = putBack(
        quantity,
        own.map(({ place_id, quantity: most }) => ({ placeId: place_id, quantity: most })),
      );
      return to.flatMap((one) =>
        own
          .filter(({ place_id }) => place_id === one.placeId)
          .map((row) => ({ ...row, quantity: one.quantity })),
      );
    });
    for (const one of given) await this.forget(orderId, one);
    return given;
  }

  /** Adds to what lies at places, or takes from it. */
  async change(at: readonly AtPlace[], sign: 1 | -1): Promise<void> {
    for (const placeId of new Set(at.map(({ place_id }) => place_id))) {
      const rows = at.filter(({ place_id }) => place_id === placeId);
      const [ids, counts] = [
        rows.map(({ variant_id }) => variant_id),
        rows.map(({ quantity }) => sign * quantity),
      ];
      await this.tables()
        .updateTable('place_stock')
        .from(pieces(ids, counts, 'moved'))
        .set((eb) => ({ on_hand: eb('place_stock.on_hand', '+', eb.ref('moved.quantity')) }))
        .whereRef('place_stock.variant_id', '=', 'moved.variant_id')
        .where('place_stock.place_id', '=', placeId)
        .execute();
    }
  }

  private async forget(orderId: string, { variant_id, place_id, quantity }: AtPlace): Promise<void> {
    const row = { order_id: orderId, variant_id, place_id };
    const emptied = await this.tables()
      .deleteFrom('stock_taken')
      .where((eb) => eb.and({ ...row, quantity }))
      .returning('variant_id')
      .executeTakeFirst();
    if (emptied) return;
    await this.tables()
      .updateTable('stock_taken')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where((eb) => eb.and(row))
      .execute();
  }

  /** Of the other places that sell, the oldest first; locked by their rows of `stock`. */
  private async shelves(orderId: string, variantIds: readonly string[]) {
    const fetchedAt = await this.tables()
      .selectFrom('orders')
      .select((eb) =>
        eb
          .fn<string | null>('jsonb_extract_path_text', ['delivery', eb.val('pickup'), eb.val('address')])
          .as('address'),
      )
      .where('id', '=', orderId)
      .executeTakeFirst();
    const rows = await this.tables()
      .selectFrom('place_stock')
      .innerJoin('stock_place', 'stock_place.id', 'place_stock.place_id')
      .select(['variant_id', 'place_id as placeId', 'on_hand as onHand', 'is_pickup', 'address'])
      .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .where('sells_online', '=', true)
      .where('on_hand', '>', 0)
      .orderBy('stock_place.created_at')
      .orderBy('place_id')
      .execute();
    return rows.map(({ is_pickup, address, ...row }) => ({
      ...row,
      isFetchedThere: is_pickup && address !== '' && address === (fetchedAt?.address ?? ''),
    }));
  }
}

/** How many pieces of each variant. */
function sumsOf(at: readonly AtPlace[]): TransitionResult[] {
  const sums = new Map<string, number>();
  for (const { variant_id, quantity } of at) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity);
  return [...sums].map(([variant_id, quantity]) => ({ variant_id, quantity }));
}

/** What was taken or came back, told by place: what no other place gave is the default place's. */
export function byPlace(
  moved: readonly TransitionResult[],
  others: readonly AtPlace[],
): (TransitionResult & { place_id?: string })[] {
  const away = new Map(sumsOf(others).map(({ variant_id, quantity }) => [variant_id, quantity]));
  const rest = moved.map(({ variant_id, quantity }) => ({
    ...{ variant_id, quantity: quantity - (away.get(variant_id) ?? 0) },
  }));
  return [...rest.filter(({ quantity }) => quantity > 0), ...others];
}
