import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import { Stock } from '../../application/ports.js';
import { DEFAULT_PLACE } from '../../domain/place.js';
import type { Demand } from '../../domain/demand.js';
import { shelved, type Shelving } from '../../domain/shelving.js';
import { NothingToRestock, OutOfStock } from '../../domain/refusals.js';
import type { HoldState, InventoryTables, TransitionResult } from './tables.js';
import { takeHeld } from './take-held.js';
import { byPlace, TakenPieces, type LeftOver } from './taken-pieces.js';

const MINUTE_MS = 60_000;

/** Shelves in PostgreSQL. A state change of the hold rows decides who acts: the loser of a race finds no row left. */
@Injectable()
export class PostgresStock extends PostgresAdapter<InventoryTables> implements Stock {
  constructor(
    database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly taken: TakenPieces,
  ) {
    super(database);
  }

  async hold(orderId: string, demand: readonly Demand[], minutes: number): Promise<Date> {
    if (demand.length === 0) return new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    const held = await this.take(orderId, demand, minutes);
    const missing = demand.find((wanted) => !held.some((one) => one.variant_id === wanted.variantId));
    if (missing) throw await this.outOfStock(missing.variantId);
    return new Date(held[0]?.expires_at ?? this.clock.now());
  }

  async commit(orderId: string): Promise<boolean> {
    const holds = await this.turn(orderId, 'held', 'committed');
    const left: LeftOver[] = [];
    for (const { variant_id, quantity } of holds) {
      const shelf = await this.change(variant_id, { onHand: -quantity, held: -quantity });
      if (shelf) left.push({ ...shelf, quantity });
    }
    const others = await this.taken.take(orderId, left);
    await this.book(orderId, byPlace(holds, others), 'sale', -1);
    return holds.length > 0;
  }

  async release(orderId: string): Promise<boolean> {
    const holds = await this.turn(orderId, 'held', 'released');
    for (const { variant_id, quantity } of holds) await this.change(variant_id, { held: -quantity });
    return holds.length > 0;
  }

  async takeBack(orderId: string, shelving: Shelving = {}): Promise<boolean> {
    const holds = await this.turn(orderId, 'committed', 'returned');
    const pieces = holds.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity }));
    const { fit, unfit } = shelved(pieces, shelving);
    await this.putBack(orderId, rowsOf(fit), 'sale_return', rowsOf(unfit));
    return holds.length > 0;
  }

  async restock(orderId: string, pieces: readonly Demand[]): Promise<void> {
    for (const { variantId, quantity } of pieces) {
      const hold = await this.tables()
        .updateTable('stock_hold')
        .set((eb) => ({ returned: eb('returned', '+', quantity), updated_at: NOW }))
        .where('order_id', '=', orderId)
        .where('variant_id', '=', variantId)
        .where('state', '=', 'committed')
        .where((eb) => eb(eb('returned', '+', quantity), '<=', eb.ref('quantity')))
        .returning('variant_id')
        .executeTakeFirst();
      if (!hold) throw new NothingToRestock(variantId);
    }
    await this.putBack(orderId, rowsOf(pieces), 'return');
  }

  async canRestock(orderId: string): Promise<boolean> {
    const row = await this.tables()
      .selectFrom('stock_hold')
      .select('order_id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'committed')
      .whereRef('returned', '<', 'quantity')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * The guard of the last piece: one statement that locks the shelves in order, takes what is there under their locks and
   * writes the holds of what was taken.
   */
  private take(orderId: string, demand: readonly Demand[], minutes: number) {
    const variantIds = demand.map(({ variantId }) => variantId);
    const quantities = demand.map(({ quantity }) => quantity);
    return takeHeld(this.tables(), { orderId, variantIds, quantities, seconds: minutes * 60 });
  }

  private async outOfStock(variantId: string): Promise<OutOfStock> {
    const shelf = await this.tables()
      .selectFrom('stock')
      .select((eb) => eb('on_hand', '-', eb.ref('held')).as('available'))
      .where('variant_id', '=', variantId)
      .executeTakeFirst();
    return new OutOfStock(variantId, shelf?.available ?? 0);
  }

  /**
   * Pieces go back to where they were taken from; where nothing is sold from, they are in no sum. What has been made a bundle since has
   * no shelf any more, and what is `unfit` is not sold: they have come back, and are taken out of the book again.
   */
  private async putBack(
    orderId: string,
    pieces: readonly TransitionResult[],
    kind: 'sale_return' | 'return',
    unfit: readonly TransitionResult[] = [],
  ): Promise<void> {
    const others = await this.taken.giveBack(orderId, pieces);
    const shelved = new Set<string>();
    for (const { variant_id, quantity } of pieces) {
      const own = others.filter((one) => one.variant_id === variant_id);
      const elsewhere = sum(own.filter(({ sells_online }) => sells_online));
      const shelf = await this.change(variant_id, { onHand: quantity - sum(own) + elsewhere, elsewhere });
      if (shelf) shelved.add(variant_id);
    }
    const isShelved = ({ variant_id }: TransitionResult) => shelved.has(variant_id);
    await this.taken.change(others.filter(isShelved), 1);
    const back = byPlace(pieces, others);
    const broken = byPlace(unfit, await this.taken.giveBack(orderId, unfit));
    await this.book(orderId, inAll([...back, ...broken]), kind, 1);
    const nowhere = back.filter((one) => !isShelved(one));
    await this.book(orderId, inAll([...nowhere, ...broken]), 'adjust', -1);
  }

  /** Adds to the figures of a shelf, unless fewer pieces are held than are to be let go, or it is a bundle's, which stays empty. */
  private async change(variantId: string, by: { onHand?: number; held?: number; elsewhere?: number }) {
    const { onHand = 0, held = 0, elsewhere = 0 } = by;
    return this.tables()
      .updateTable('stock')
      .set((eb) => ({
        on_hand: eb('on_hand', '+', onHand),
        held: eb('held', '+', held),
        ...(elsewhere === 0 ? {} : { elsewhere: eb('elsewhere', '+', elsewhere) }),
      }))
      .where('variant_id', '=', variantId)
      .where('is_bundle', '=', false)
      .where((eb) => eb(eb('held', '+', held), '>=', 0))
      .returning(['variant_id', 'on_hand', 'elsewhere'])
      .executeTakeFirst();
  }

  private async turn(orderId: string, from: HoldState, to: HoldState): Promise<TransitionResult[]> {
    const moved = await this.tables()
      .updateTable('stock_hold')
      .set({ state: to, updated_at: NOW })
      .where('order_id', '=', orderId)
      .where('state', '=', from)
      .returning(['variant_id', (eb) => eb('quantity', '-', eb.ref('returned')).as('quantity')])
      .execute();
    return moved
      .filter(({ quantity }) => quantity > 0)
      .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
  }

  private async book(
    orderId: string,
    holds: readonly (TransitionResult & { place_id?: string })[],
    kind: 'sale' | 'sale_return' | 'return' | 'adjust',
    sign: 1 | -1,
  ): Promise<void> {
    if (holds.length === 0) return;
    await this.tables()
      .insertInto('stock_movement')
      .values(
        holds.map(({ variant_id, quantity, place_id = DEFAULT_PLACE }) => ({
          place_id,
          id: this.ids.next(),
          variant_id,
          delta: sign * quantity,
          kind,
          order_id: orderId,
          reason: '',
          actor_id: null,
          created_at: this.clock.now(),
        })),
      )
      .execute();
  }
}

const rowsOf = (pieces: readonly Demand[]): TransitionResult[] =>
  pieces.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }));

/** One row for each variant at each place. */
function inAll(moved: readonly ReturnType<typeof byPlace>[number][]): typeof moved {
  const rows = new Map<string, ReturnType<typeof byPlace>[number]>();
  for (const one of moved) {
    const name = `${one.variant_id} ${one.place_id ?? ''}`;
    rows.set(name, { ...one, quantity: one.quantity + (rows.get(name)?.quantity ?? 0) });
  }
  return [...rows.values()];
}

const sum = (moved: readonly TransitionResult[]) =>
  moved.reduce((total, { quantity }) => total + quantity, 0);
