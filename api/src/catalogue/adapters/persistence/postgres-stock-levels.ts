import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import type {
  stockMovementSchema,
  stockPlaceSchema,
  stockSchema,
} from '../../../inventory/adapters/persistence/stock.schema.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { StockLevels, type ShelfChange } from '../../application/stock-levels.js';
import { StockIsHeld } from '../../domain/refusals.js';
import type { Shelf } from '../../domain/stock-level.js';
import type { CatalogueTables } from './tables.js';

type LevelTables = CatalogueTables &
  Tables<typeof stockSchema | typeof stockMovementSchema | typeof stockPlaceSchema>;

const v = expressionBuilder<{ v: LevelTables['variant'] }, 'v'>();

/** Shelves in PostgreSQL, all of a call by the same statements, however many they are. */
@Injectable()
export class PostgresStockLevels extends PostgresAdapter<LevelTables> implements StockLevels {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  /** Locked in the order in which buyers lock them. Read after that: what was sold or archived meanwhile is seen. */
  async lock(variantIds: readonly string[], skuKeys: readonly string[]): Promise<Shelf[]> {
    const locked = await this.tables()
      .selectFrom('stock')
      .select('variant_id')
      .where('variant_id', 'in', (eb) =>
        eb
          .selectFrom('variant')
          .select('variant.id')
          .where('variant.id', '=', eb.fn.any(manyIds(variantIds)))
          .union(
            eb
              .selectFrom('variant as v')
              .select('v.id')
              .where(v(v.fn<string>('spelling_key', ['v.sku']), '=', v.fn.any(v.val([...skuKeys])))),
          ),
      )
      .orderBy('variant_id')
      .forUpdate()
      .execute();
    return this.tables()
      .selectFrom('stock')
      .innerJoin('variant', 'variant.id', 'stock.variant_id')
      .select(['variant_id as variantId', 'variant.sku', 'on_hand as onHand', 'held', 'elsewhere'])
      .select('is_bundle as isBundle')
      .where('variant_id', '=', (eb) => eb.fn.any(manyIds(locked.map(({ variant_id }) => variant_id))))
      .where('variant.archived_at', 'is', null)
      .execute();
  }

  async set(changes: readonly ShelfChange[], actorId: string): Promise<void> {
    const deltas = await this.deltas(changes);
    // all are there and locked: nothing is inserted, and each row gets its own figure by one statement
    const set = await this.tables()
      .insertInto('stock')
      .values(changes.map(({ shelf, onHand }) => ({ variant_id: shelf.variantId, on_hand: onHand })))
      .onConflict((conflict) =>
        conflict
          .column('variant_id')
          .doUpdateSet((eb) => ({ on_hand: eb.ref('excluded.on_hand') }))
          .where((eb) =>
            eb.or([
              eb('excluded.on_hand', 'is', null),
              eb('excluded.on_hand', '>=', eb.fn<number>('greatest', ['stock.held', 'stock.elsewhere'])),
            ]),
          ),
      )
      .returning('variant_id')
      .execute();
    if (set.length < changes.length) throw new StockIsHeld();
    await this.book(deltas, actorId);
  }

  /** What the book is told. A shelf that was not counted is counted against all that the book says of it. */
  private async deltas(changes: readonly ShelfChange[]): Promise<(ShelfChange & { delta: number })[]> {
    const uncounted = changes
      .filter(({ shelf }) => shelf.onHand === null)
      .map(({ shelf }) => shelf.variantId);
    const booked = uncounted.length === 0 ? new Map<string, number>() : await this.booked(uncounted);
    return changes.flatMap((change) => {
      const { shelf, onHand } = change;
      const before = shelf.onHand ?? booked.get(shelf.variantId) ?? 0;
      return onHand === null || onHand === before ? [] : [{ ...change, delta: onHand - before }];
    });
  }

  private async booked(variantIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.tables()
      .selectFrom('stock')
      .leftJoin('stock_movement', (join) =>
        join
          .onRef('stock_movement.variant_id', '=', 'stock.variant_id')
          .on('stock_movement.place_id', 'in', (eb) =>
            eb.selectFrom('stock_place').select('stock_place.id').where('sells_online', '=', true),
          ),
      )
      .select(({ fn, lit }) => [
        'stock.variant_id',
        'stock.initial',
        fn.coalesce(fn.sum<number>('delta'), lit(0)).as('moved'),
      ])
      .where('stock.variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .groupBy(['stock.variant_id', 'stock.initial'])
      .execute();
    return new Map(rows.map(({ variant_id, initial, moved }) => [variant_id, initial + Number(moved)]));
  }

  private async book(changes: readonly (ShelfChange & { delta: number })[], actorId: string): Promise<void> {
    if (changes.length === 0) return;
    const created_at = this.clock.now();
    const rows = changes.map(({ shelf, delta, reason }) => ({
      ...{ id: this.ids.next(), variant_id: shelf.variantId, delta, kind: 'adjust' as const },
      ...{ reason, actor_id: actorId, created_at },
    }));
    await this.tables().insertInto('stock_movement').values(rows).execute();
  }
}
