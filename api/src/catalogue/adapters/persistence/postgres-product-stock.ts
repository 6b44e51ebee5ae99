import { Injectable } from '@nestjs/common';
import type {
  stockMovementSchema,
  stockPlaceSchema,
  stockSchema,
} from '../../../inventory/adapters/persistence/stock.schema.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ProductStock, type NewShelf, type StockChange } from '../../application/product-store.js';
import { BundleHasNoStock, StockIsHeld } from '../../domain/refusals.js';

interface StockLevel {
  on_hand: number | null;
  held: number;
  elsewhere: number;
  is_bundle: boolean;
}

/**
 * Stock as staff sets it, of all places together: what differs, differs at the default one. The row is locked, the new
 * figure is guarded, and the difference goes into the book of movements; so does the one that is found when something is
 * counted again after it was unlimited.
 */
@Injectable()
export class PostgresProductStock
  extends PostgresAdapter<
    Tables<typeof stockSchema | typeof stockMovementSchema | typeof stockPlaceSchema> & Shelves
  >
  implements ProductStock
{
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async open(shelves: readonly NewShelf[]): Promise<void> {
    const levels = shelves.map(({ variantId, units }) => ({
      ...{ variant_id: variantId, initial: units ?? 0, on_hand: units },
    }));
    await this.tables().insertInto('stock').values(levels).execute();
  }

  async lockAll(variantIds: readonly string[]): Promise<void> {
    await this.tables()
      .selectFrom('stock')
      .select('variant_id')
      .where('variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .orderBy('variant_id')
      .forUpdate()
      .execute();
  }

  async empty(change: Pick<StockChange, 'variantId' | 'reason' | 'actorId'>): Promise<void> {
    const level = await this.lock(change.variantId);
    if (level.on_hand !== null && !level.is_bundle) await this.set({ ...change, to: 0 });
  }

  async set(change: StockChange): Promise<void> {
    if (change.seen !== undefined && change.seen === change.to) return;
    const level = await this.lock(change.variantId);
    if (level.is_bundle) return this.refuseForBundle(change);
    if (change.to === null) return this.uncount(change.variantId);
    if (level.on_hand === null) {
      if (change.to + level.held < level.elsewhere) throw new StockIsHeld(undefined, true);
      return this.count(change, change.to + level.held);
    }
    const available = level.on_hand - level.held;
    const delta = change.to - (typeof change.seen === 'number' ? change.seen : available);
    if (delta === 0) return;
    const changed = await this.tables()
      .updateTable('stock')
      .set((eb) => ({ on_hand: eb('on_hand', '+', delta) }))
      .where('variant_id', '=', change.variantId)
      .where((eb) => eb(eb('on_hand', '+', delta), '>=', eb.fn<number>('greatest', ['held', 'elsewhere'])))
      .returning('variant_id')
      .executeTakeFirst();
    if (!changed) throw new StockIsHeld(undefined, level.on_hand + delta >= level.held);
    await this.book(change, delta);
  }

  private async lock(variantId: string): Promise<StockLevel> {
    const level = await this.tables()
      .selectFrom('stock')
      .select(['on_hand', 'held', 'elsewhere', 'is_bundle'])
      .where('variant_id', '=', variantId)
      .forUpdate()
      .executeTakeFirst();
    if (!level) throw new Error(`variant ${variantId} has no stock`);
    return level;
  }

  /** Whoever sends back what its parts make now has changed nothing. @throws BundleHasNoStock */
  private async refuseForBundle({ variantId, to }: StockChange): Promise<void> {
    const { on_hand } = await this.tables()
      .selectFrom('shelf')
      .select('on_hand')
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
    if (to !== on_hand) throw new BundleHasNoStock();
  }

  private async uncount(variantId: string): Promise<void> {
    const stock = this.tables().updateTable('stock').set({ on_hand: null });
    await stock.where('variant_id', '=', variantId).execute();
  }

  private async count(change: StockChange, onHand: number): Promise<void> {
    const { variantId } = change;
    const { booked } = await this.tables()
      .selectFrom('stock_movement')
      .innerJoin('stock_place', 'stock_place.id', 'stock_movement.place_id')
      .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('delta'), lit(0)).as('booked'))
      .where('stock_place.sells_online', '=', true)
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
    const { initial } = await this.tables()
      .updateTable('stock')
      .set({ on_hand: onHand })
      .where('variant_id', '=', variantId)
      .returning('initial')
      .executeTakeFirstOrThrow();
    const delta = onHand - initial - booked;
    if (delta !== 0) await this.book(change, delta);
  }

  private async book({ variantId, reason, actorId }: StockChange, delta: number): Promise<void> {
    const movement = { variant_id: variantId, delta, kind: 'adjust' as const, reason, actor_id: actorId };
    await this.tables()
      .insertInto('stock_movement')
      .values({ id: this.ids.next(), ...movement, created_at: this.clock.now() })
      .execute();
  }
}
