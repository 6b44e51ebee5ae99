import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Shelves, type StockChange } from '../../application/product-store.js';
import { StockIsHeld } from '../../domain/refusals.js';

interface Shelf {
  on_hand: number | null;
  held: number;
}

/**
 * Stock as staff sets it. The row is locked, the new figure is guarded, and the difference goes into the book of
 * movements; so does the one that is found when something is counted again after it was unlimited.
 */
@Injectable()
export class SqlShelves extends Shelves {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async open(variantId: string, units: number | null): Promise<void> {
    await sql`insert into stock (variant_id, initial, on_hand) values (${variantId}, ${units ?? 0}, ${units})`.execute(
      this.database.sql(),
    );
  }

  override async empty(change: Pick<StockChange, 'variantId' | 'reason' | 'actorId'>): Promise<void> {
    const shelf = await this.lock(change.variantId);
    if (shelf.on_hand !== null) await this.set({ ...change, to: 0 });
  }

  override async set(change: StockChange): Promise<void> {
    if (change.seen !== undefined && change.seen === change.to) return;
    const shelf = await this.lock(change.variantId);
    if (change.to === null) return this.uncount(change.variantId);
    if (shelf.on_hand === null) return this.count(change, change.to + shelf.held);
    const available = shelf.on_hand - shelf.held;
    const delta = change.to - (typeof change.seen === 'number' ? change.seen : available);
    if (delta === 0) return;
    const { rows } = await sql`update stock set on_hand = on_hand + ${delta}
      where variant_id = ${change.variantId} and on_hand + ${delta} >= held returning variant_id`.execute(
      this.database.sql(),
    );
    if (rows.length === 0) throw new StockIsHeld();
    await this.book(change, delta);
  }

  private async lock(variantId: string): Promise<Shelf> {
    const { rows } =
      await sql<Shelf>`select on_hand, held from stock where variant_id = ${variantId} for update`.execute(
        this.database.sql(),
      );
    if (!rows[0]) throw new Error(`variant ${variantId} has no shelf`);
    return rows[0];
  }

  private async uncount(variantId: string): Promise<void> {
    await sql`update stock set on_hand = null where variant_id = ${variantId}`.execute(this.database.sql());
  }

  private async count(change: StockChange, onHand: number): Promise<void> {
    const { rows } = await sql<{ delta: number }>`update stock set on_hand = ${onHand}
      where variant_id = ${change.variantId} returning on_hand - initial - (
        select coalesce(sum(delta), 0)::int from stock_movement where variant_id = stock.variant_id) as delta`.execute(
      this.database.sql(),
    );
    if (rows[0]?.delta) await this.book(change, rows[0].delta);
  }

  private async book({ variantId, reason, actorId }: StockChange, delta: number): Promise<void> {
    await sql`insert into stock_movement (id, variant_id, delta, kind, reason, actor_id, created_at)
      values (${this.ids.next()}, ${variantId}, ${delta}, 'adjust', ${reason}, ${actorId}, ${this.clock.now()})`.execute(
      this.database.sql(),
    );
  }
}
