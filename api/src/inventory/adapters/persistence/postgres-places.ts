import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { pieces } from '../../../platform/database/pieces.js';
import { sqlState, UNIQUE_VIOLATION } from '../../../platform/database/sql-state.js';
import { Places, type KnownPlace, type Moved } from '../../application/places.js';
import type { Demand } from '../../domain/demand.js';
import {
  isDefault,
  PlaceAwaitsGoods,
  PlaceInUse,
  PlaceLacksStock,
  PlaceNameTaken,
  type Place,
} from '../../domain/place.js';
import { changeSelling } from './change-selling.js';
import { everywhere, isAwaiting } from './place-figures.js';
import { rowOf, toPlace } from './place-rows.js';
import type { InventoryTables } from './tables.js';

/** Places in PostgreSQL. What no row says of another place lies at the default one. */
@Injectable()
export class PostgresPlaces extends PostgresAdapter<InventoryTables> implements Places {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async find(id: string, forChange = false): Promise<KnownPlace | undefined> {
    const found = this.tables()
      .selectFrom('stock_place')
      .selectAll()
      .where('id', '=', id)
      .where('closed_at', 'is', null);
    const row = await (forChange ? found.forUpdate() : found.forShare()).executeTakeFirst();
    return row && toPlace(row);
  }

  async count(): Promise<number> {
    const { count } = await this.tables()
      .selectFrom('stock_place')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  add(place: Place): Promise<void> {
    const row = { id: place.id, ...rowOf(place), created_at: this.clock.now() };
    return named(this.tables().insertInto('stock_place').values(row).execute());
  }

  async save(place: Place, before: Place): Promise<void> {
    if (place.sellsOnline !== before.sellsOnline)
      await changeSelling(this.tables(), place.id, place.sellsOnline);
    await named(
      this.tables()
        .updateTable('stock_place')
        .set((eb) => ({ ...rowOf(place), version: eb('version', '+', 1) }))
        .where('id', '=', place.id)
        .execute(),
    );
  }

  async close(id: string): Promise<void> {
    if (await isAwaiting(this.database.sql(), id)) throw new PlaceAwaitsGoods();
    const closed = await this.tables()
      .updateTable('stock_place')
      .set((eb) => ({ closed_at: this.clock.now(), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('place_stock')
              .select('variant_id')
              .where('place_id', '=', id)
              .where('on_hand', '>', 0),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!closed) throw new PlaceInUse();
  }

  async lock(variantIds: readonly string[]): Promise<void> {
    await this.tables()
      .selectFrom('stock')
      .select('variant_id')
      .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .orderBy('variant_id')
      .forUpdate()
      .execute();
  }

  async bundlesAmong(variantIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.tables()
      .selectFrom('stock')
      .select('variant_id')
      .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .where('is_bundle', '=', true)
      .execute();
    return new Set(rows.map(({ variant_id }) => variant_id));
  }

  async onHand(place: Place, variantIds: readonly string[]) {
    const rows = await this.tables()
      .selectFrom('stock')
      .leftJoin('place_stock', (join) =>
        join.onRef('place_stock.variant_id', '=', 'stock.variant_id').on('place_id', '=', place.id),
      )
      .select(['stock.variant_id', 'stock.on_hand', 'elsewhere', 'place_stock.on_hand as there'])
      .where('stock.variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .execute();
    return new Map(
      rows.map(({ variant_id, on_hand, elsewhere, there }) => [
        variant_id,
        on_hand === null ? null : isDefault(place) ? on_hand - elsewhere : (there ?? 0),
      ]),
    );
  }

  everywhere(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return everywhere(this.database.sql(), variantIds);
  }

  async move(place: Place, wanted: readonly Demand[], moved: Moved): Promise<void> {
    if (wanted.length === 0) return;
    const there = isDefault(place) ? wanted.map(({ variantId }) => variantId) : await this.put(place, wanted);
    const summed = place.sellsOnline ? await this.sum(place, wanted) : there;
    const lacking = wanted.flatMap(({ variantId }, index) =>
      there.includes(variantId) && summed.includes(variantId) ? [] : [`lines.${index}.quantity`],
    );
    if (lacking.length > 0) throw new PlaceLacksStock(lacking);
    const created_at = this.clock.now();
    await this.tables()
      .insertInto('stock_movement')
      .values(
        wanted.map(({ variantId, quantity }) => ({
          ...{ id: this.ids.next(), variant_id: variantId, delta: quantity, kind: moved.kind },
          ...{ place_id: place.id, reason: moved.reason, actor_id: moved.actorId, created_at },
          ...{ order_id: moved.orderId ?? null, source_id: moved.sourceId ?? null },
          cost_cents: moved.costs?.get(variantId) ?? null,
        })),
      )
      .execute();
  }

  /** What lies at another place than the default one. Returns the variants of which that was possible. */
  private async put(place: Place, wanted: readonly Demand[]): Promise<string[]> {
    await this.tables()
      .insertInto('place_stock')
      .values(wanted.map(({ variantId }) => ({ variant_id: variantId, place_id: place.id, on_hand: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await this.tables()
      .updateTable('place_stock')
      .from(moving(wanted))
      .set((eb) => ({ on_hand: eb('place_stock.on_hand', '+', eb.ref('moved.quantity')) }))
      .whereRef('place_stock.variant_id', '=', 'moved.variant_id')
      .where('place_id', '=', place.id)
      .where((eb) => eb(eb('place_stock.on_hand', '+', eb.ref('moved.quantity')), '>=', 0))
      .returning('place_stock.variant_id')
      .execute();
    return rows.map(({ variant_id }) => variant_id);
  }

  /** What can be bought, and what of it lies elsewhere. Returns the variants of which that was possible. */
  private async sum(place: Place, wanted: readonly Demand[]): Promise<string[]> {
    const away = isDefault(place) ? 0 : 1;
    const rows = await this.tables()
      .updateTable('stock')
      .from(moving(wanted))
      .set((eb) => ({
        on_hand: eb('stock.on_hand', '+', eb.ref('moved.quantity')),
        elsewhere: eb('elsewhere', '+', eb(eb.ref('moved.quantity'), '*', away)),
      }))
      .whereRef('stock.variant_id', '=', 'moved.variant_id')
      .where((eb) => {
        const after = eb('stock.on_hand', '+', eb.ref('moved.quantity'));
        const least = eb.fn<number>('greatest', [
          'held',
          eb('elsewhere', '+', eb(eb.ref('moved.quantity'), '*', away)),
        ]);
        // what comes is always taken
        return eb.or([eb('stock.on_hand', 'is', null), eb('moved.quantity', '>', 0), eb(after, '>=', least)]);
      })
      .returning('stock.variant_id')
      .execute();
    return rows.map(({ variant_id }) => variant_id);
  }
}

const moving = (wanted: readonly Demand[]) =>
  pieces(
    wanted.map(({ variantId }) => variantId),
    wanted.map(({ quantity }) => quantity),
    'moved',
  );

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new PlaceNameTaken();
    throw error;
  }
}
