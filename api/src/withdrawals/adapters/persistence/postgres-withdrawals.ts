import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { OrderNumbers, Withdrawals } from '../../application/ports.js';
import { nameOfUnknown, type Withdrawal, type WithdrawalState } from '../../domain/withdrawal.js';
import type { WithdrawalTables } from './tables.js';

/** The register; of an order that nobody knows, a statement that was made before is one row by its unique name. */
@Injectable()
export class PostgresWithdrawals extends PostgresAdapter<WithdrawalTables> implements Withdrawals {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async add(one: Withdrawal): Promise<{ kept: Withdrawal; isNew: boolean }> {
    const statement = one.orderId === null ? nameOfUnknown(one) : one.id;
    const { numInsertedOrUpdatedRows } = await this.tables()
      .insertInto('withdrawal')
      .values({
        ...{ id: one.id, order_id: one.orderId, order_number: one.orderNumber, name: one.name },
        ...{ email: one.email, items: one.items, lines: JSON.stringify(one.lines), state: one.state },
        ...{ statement, received_at: one.receivedAt, updated_at: one.receivedAt },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return { kept: one, isNew: true };
    const row = await this.tables()
      .selectFrom('withdrawal')
      .selectAll()
      .where('statement', '=', statement)
      .executeTakeFirstOrThrow();
    return { kept: toWithdrawal(row), isNew: false };
  }

  async find(id: string): Promise<Withdrawal | undefined> {
    const row = await this.tables()
      .selectFrom('withdrawal')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toWithdrawal(row);
  }

  async ofOrder(orderId: string): Promise<Withdrawal[]> {
    const rows = await this.tables()
      .selectFrom('withdrawal')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(toWithdrawal);
  }

  async move(id: string, from: readonly WithdrawalState[], to: WithdrawalState): Promise<boolean> {
    const row = await this.tables()
      .updateTable('withdrawal')
      .set({ state: to, updated_at: this.clock.now() })
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** By the index that keeps the numbers from repeating. */
@Injectable()
export class PostgresOrderNumbers implements OrderNumbers {
  constructor(private readonly database: Database) {}

  async idOf(number: string): Promise<string | undefined> {
    const row = await this.database
      .sql<WithdrawalTables>()
      .selectFrom('orders')
      .select('id')
      .where(
        (eb) => eb.fn<string>('upper', [eb.fn('right', [eb.cast('id', 'text'), eb.lit(8)])]),
        '=',
        number,
      )
      .executeTakeFirst();
    return row?.id;
  }
}

const toWithdrawal = (row: Selectable<WithdrawalTables['withdrawal']>): Withdrawal => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  name: row.name,
  email: row.email,
  items: row.items,
  lines: row.lines,
  state: row.state,
  receivedAt: new Date(row.received_at),
});
