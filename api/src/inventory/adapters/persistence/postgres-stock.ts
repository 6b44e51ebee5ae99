import { Injectable } from '@nestjs/common';
import { sql, type Expression, type SqlBool } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Stock } from '../../application/ports.js';
import type { Demand } from '../../domain/demand.js';
import { NothingToRestock, OutOfStock } from '../../domain/refusals.js';
import type { InventoryTables } from './tables.js';

type HoldState = InventoryTables['stock_hold']['state'];
interface Moved {
  variant_id: string;
  quantity: number;
}

/** Shelves in PostgreSQL. A state change of the hold rows decides who acts: the loser of a race finds no row left. */
@Injectable()
export class PostgresStock extends Stock {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async hold(orderId: string, demand: readonly Demand[], minutes: number): Promise<Date> {
    for (const { variantId, quantity } of demand) await this.take(variantId, quantity);
    const until = sql<string>`now() + make_interval(mins => ${minutes})`;
    const held = await this.tables()
      .insertInto('stock_hold')
      .values(
        demand.map(({ variantId, quantity }) => ({
          order_id: orderId,
          variant_id: variantId,
          quantity,
          state: 'held' as const,
          expires_at: until,
          created_at: sql<string>`now()`,
          updated_at: sql<string>`now()`,
        })),
      )
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return new Date(held.expires_at);
  }

  override async commit(orderId: string): Promise<boolean> {
    const holds = await this.turn(orderId, 'held', 'committed');
    for (const { variant_id, quantity } of holds)
      await this.change(
        variant_id,
        sql`on_hand = on_hand - ${quantity}::int, held = held - ${quantity}::int`,
        sql`held >= ${quantity}::int`,
      );
    await this.book(orderId, holds, 'sale', -1);
    return holds.length > 0;
  }

  override async release(orderId: string): Promise<boolean> {
    const holds = await this.turn(orderId, 'held', 'released');
    for (const { variant_id, quantity } of holds)
      await this.change(variant_id, sql`held = held - ${quantity}::int`, sql`held >= ${quantity}::int`);
    return holds.length > 0;
  }

  override async takeBack(orderId: string): Promise<boolean> {
    const holds = await this.turn(orderId, 'committed', 'returned');
    for (const { variant_id, quantity } of holds)
      await this.change(variant_id, sql`on_hand = on_hand + ${quantity}::int`, sql`true`);
    await this.book(orderId, holds, 'sale_return', 1);
    return holds.length > 0;
  }

  override async restock(orderId: string, pieces: readonly Demand[]): Promise<void> {
    for (const { variantId, quantity } of pieces) {
      const result =
        await sql`update stock_hold set returned = returned + ${quantity}::int, updated_at = now()
        where order_id = ${orderId}::uuid and variant_id = ${variantId}::uuid and state = 'committed'
          and returned + ${quantity}::int <= quantity`.execute(this.tables());
      if (!result.numAffectedRows) throw new NothingToRestock(variantId);
      await this.change(variantId, sql`on_hand = on_hand + ${quantity}::int`, sql`true`);
    }
    const moved = pieces.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }));
    await this.book(orderId, moved, 'return', 1);
  }

  override async canRestock(orderId: string): Promise<boolean> {
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

  /** The guard of the last piece: one statement, checked and done under the row's lock. */
  private async take(variantId: string, quantity: number): Promise<void> {
    const taken = await this.change(
      variantId,
      sql`held = held + ${quantity}::int`,
      sql`(on_hand is null or on_hand - held >= ${quantity}::int)`,
    );
    if (taken) return;
    const shelf = await this.tables()
      .selectFrom('stock')
      .select(sql<number>`on_hand - held`.as('available'))
      .where('variant_id', '=', variantId)
      .executeTakeFirst();
    throw new OutOfStock(variantId, shelf?.available ?? 0);
  }

  private async change(
    variantId: string,
    set: Expression<unknown>,
    guard: Expression<SqlBool> | Expression<unknown>,
  ): Promise<boolean> {
    const result =
      await sql`update stock set ${set} where variant_id = ${variantId}::uuid and ${guard}`.execute(
        this.tables(),
      );
    return (result.numAffectedRows ?? 0n) > 0n;
  }

  private async turn(orderId: string, from: HoldState, to: HoldState): Promise<Moved[]> {
    const moved = await this.tables()
      .updateTable('stock_hold')
      .set({ state: to, updated_at: sql<string>`now()` })
      .where('order_id', '=', orderId)
      .where('state', '=', from)
      .returning(['variant_id', sql<number>`quantity - returned`.as('quantity')])
      .execute();
    return moved
      .filter(({ quantity }) => quantity > 0)
      .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
  }

  private async book(
    orderId: string,
    holds: readonly Moved[],
    kind: 'sale' | 'sale_return' | 'return',
    sign: 1 | -1,
  ): Promise<void> {
    if (holds.length === 0) return;
    await this.tables()
      .insertInto('stock_movement')
      .values(
        holds.map(({ variant_id, quantity }) => ({
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

  private tables() {
    return this.database.sql<InventoryTables>();
  }
}
