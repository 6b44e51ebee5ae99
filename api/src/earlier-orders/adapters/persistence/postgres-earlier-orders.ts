import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { emailConfirmationSchema } from '../../../email-confirmation/adapters/persistence/email-confirmation.schema.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { undoableSince } from '../../../kernel/import-undo.js';
import type { PageOf, PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import { EarlierOrders, type OrdersTakenBack } from '../../application/ports.js';
import { keyOfOrder, type EarlierOrder, type KnownOrder } from '../../domain/earlier-order.js';
import type { earlierOrderSchema, movedEarlierOrderSchema } from './earlier-order.schema.js';
import { formerRow, orderOf, rowOf, type OrderRow } from './order-rows.js';

export type EarlierTables = Tables<
  | typeof earlierOrderSchema
  | typeof movedEarlierOrderSchema
  | typeof accountSchema
  | typeof emailConfirmationSchema
>;

/** Rows of one statement, which takes 65,535 values at most. */
const BATCH = 1_000;

@Injectable()
export class PostgresEarlierOrders extends PostgresAdapter<EarlierTables> implements EarlierOrders {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  hold(): Promise<void> {
    return lockName(this.tables(), 'import of orders');
  }

  async known(numbers: readonly string[]): Promise<ReadonlyMap<string, KnownOrder>> {
    const found = [...(await this.rowsOf(numbers)).values()];
    return new Map(
      found.map(orderOf).map((order, at) => {
        const isMoved = found[at]?.is_moved === true;
        return [keyOfOrder(order), isMoved ? { ...order, isMoved } : order];
      }),
    );
  }

  async movedTo(numbers: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const moved = new Map<string, string | null>();
    for (let at = 0; at < numbers.length; at += BATCH) {
      const rows = await this.tables()
        .selectFrom('moved_earlier_order as moved')
        .innerJoin('account', 'account.id', 'moved.account_id')
        .select(['moved.number', 'moved.placed_at', 'account.email'])
        .where('moved.number', 'in', numbers.slice(at, at + BATCH))
        .where('account.email', 'not like', '%@merged.invalid')
        .execute();
      for (const { number, placed_at: placedAt, email } of rows)
        moved.set(keyOfOrder({ number, placedAt }), email.endsWith('@deleted.invalid') ? null : email);
    }
    return moved;
  }

  async write(importId: string, orders: readonly EarlierOrder[]): Promise<void> {
    const kept = undoableSince(this.clock.now());
    const numbers = orders.map(({ number }) => number);
    const [known, moved] = [await this.rowsOf(numbers), await this.movedTo(numbers)];
    for (let at = 0; at < orders.length; at += BATCH)
      await this.put(
        orders.slice(at, at + BATCH).map((order) => {
          const row = known.get(keyOfOrder(order));
          return {
            ...{ id: row?.id ?? this.ids.next(), ...rowOf(order) },
            ...{ import_id: importId, imported_at: this.clock.now().toISOString() },
            ...{ is_moved: row?.is_moved ?? moved.has(keyOfOrder(order)) },
            before: row ? JSON.stringify(formerRow(row, kept)) : null,
          };
        }),
      );
  }

  async takeBack(importId: string): Promise<OrdersTakenBack> {
    const since = undoableSince(this.clock.now()).toISOString();
    const changed = await this.tables()
      .selectFrom('earlier_order')
      .selectAll()
      .where('import_id', '=', importId)
      .where('imported_at', '>=', since)
      .where('before', 'is not', null)
      .execute();
    await this.rememberMoved(importId, since);
    const removed = await this.tables()
      .deleteFrom('earlier_order')
      .where('import_id', '=', importId)
      .where('imported_at', '>=', since)
      .where('before', 'is', null)
      .executeTakeFirst();
    for (let at = 0; at < changed.length; at += BATCH)
      await this.put(
        changed.slice(at, at + BATCH).flatMap(({ id, before, email, is_moved: isMoved }) => {
          if (!before) return [];
          const { importId: import_id, importedAt: imported_at, before: earlier, ...former } = before;
          const order = isMoved ? { ...former, email } : former;
          return [
            {
              ...{ id, ...rowOf(order), import_id, imported_at, is_moved: isMoved },
              before: earlier ? JSON.stringify(earlier) : null,
            },
          ];
        }),
      );
    return { removed: Number(removed.numDeletedRows), restored: changed.length };
  }

  /** Whose those are that are about to go: the same file sent anew is not to give them to the former address. */
  private async rememberMoved(importId: string, since: string): Promise<void> {
    await this.tables()
      .insertInto('moved_earlier_order')
      .columns(['number', 'placed_at', 'account_id'])
      .expression((eb) =>
        eb
          .selectFrom('earlier_order')
          .innerJoin('account', 'account.email_key', 'earlier_order.email_key')
          .select(['earlier_order.number', 'earlier_order.placed_at', 'account.id'])
          .where('import_id', '=', importId)
          .where('imported_at', '>=', since)
          .where('before', 'is', null)
          .where('is_moved', '=', true),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['number', 'placed_at'])
          .doUpdateSet((eb) => ({ account_id: eb.ref('excluded.account_id') })),
      )
      .execute();
  }

  async ofAccount(
    accountId: string,
    { page, limit }: PageRequest,
  ): Promise<PageOf<EarlierOrder & { id: string }>> {
    const own = this.tables()
      .selectFrom('earlier_order')
      .innerJoin('account', 'account.email_key', 'earlier_order.email_key')
      .innerJoin('email_confirmation', 'email_confirmation.account_id', 'account.id')
      .where('account.id', '=', accountId)
      .where('email_confirmation.confirmed_at', 'is not', null);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll('earlier_order')
      .orderBy('earlier_order.placed_at', 'desc')
      .orderBy('earlier_order.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { items: rows.map((row) => ({ id: row.id, ...orderOf(row) })), total, page, limit };
  }

  private async put(rows: readonly (ReturnType<typeof rowOf> & PutRow)[]): Promise<void> {
    if (rows.length === 0) return;
    await this.tables()
      .insertInto('earlier_order')
      .values([...rows])
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => Object.fromEntries(CHANGED.map((name) => [name, eb.ref(`excluded.${name}`)]))),
      )
      .execute();
  }

  private async rowsOf(numbers: readonly string[]): Promise<Map<string, OrderRow>> {
    const rows = new Map<string, OrderRow>();
    for (let at = 0; at < numbers.length; at += BATCH) {
      const some = await this.tables()
        .selectFrom('earlier_order')
        .selectAll()
        .where('number', 'in', numbers.slice(at, at + BATCH))
        .execute();
      for (const row of some) rows.set(keyOfOrder({ number: row.number, placedAt: row.placed_at }), row);
    }
    return rows;
  }
}

interface PutRow {
  id: string;
  import_id: string;
  imported_at: string;
  is_moved: boolean;
  before: string | null;
}

/** What an import, or taking it back, makes anew of an order that is there. */
const CHANGED = [
  ...['email', 'email_key', 'name', 'status', 'currency', 'shipping_cents', 'tax_cents', 'discount_cents'],
  ...['total_cents', 'refunded_cents', 'lines', 'import_id', 'imported_at', 'before'],
] as const;
