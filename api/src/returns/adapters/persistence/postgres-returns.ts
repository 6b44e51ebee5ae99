import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { sqlState, UNIQUE_VIOLATION } from '../../../platform/database/sql-state.js';
import { Returns } from '../../application/ports.js';
import { WITHDRAWAL, type OrderReturn } from '../../domain/order-return.js';
import { ReturnUnderway } from '../../domain/refusals.js';
import { OPEN_RETURN_STATES, type ReturnState } from '../../domain/return-states.js';
import type { ReturnTables } from './tables.js';

/** Returns, at most one open per order by a partial unique index. */
@Injectable()
export class PostgresReturns extends PostgresAdapter<ReturnTables> implements Returns {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async add(one: OrderReturn): Promise<void> {
    const now = this.clock.now();
    const row = { id: one.id, order_id: one.orderId, comment: one.comment, created_at: now };
    try {
      await this.tables()
        .insertInto('order_return')
        .values({ ...row, ...changing(one, now) })
        .execute();
    } catch (error) {
      throw sqlState(error) === UNIQUE_VIOLATION ? new ReturnUnderway() : error;
    }
  }

  async find(id: string): Promise<OrderReturn | undefined> {
    const row = await this.known().where('order_return.id', '=', id).executeTakeFirst();
    return row && toReturn(row);
  }

  async openOf(orderId: string): Promise<OrderReturn | undefined> {
    const row = await this.known()
      .where('order_return.order_id', '=', orderId)
      .where('order_return.state', 'in', OPEN_RETURN_STATES)
      .executeTakeFirst();
    return row && toReturn(row);
  }

  async isWithdrawn(orderId: string): Promise<boolean> {
    const open = await this.tables()
      .selectFrom('withdrawal')
      .select('id')
      .where((eb) => eb.and({ order_id: orderId, state: 'open' }))
      .executeTakeFirst();
    return open !== undefined;
  }

  async approvedBefore(cutoff: Date, limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('order_return')
      .select('id')
      .where('state', '=', 'approved')
      .where('reason', '!=', WITHDRAWAL)
      .where('updated_at', '<', cutoff.toISOString())
      .orderBy('updated_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async move(changed: OrderReturn, from: ReturnState): Promise<boolean> {
    const row = await this.tables()
      .updateTable('order_return')
      .set(changing(changed, this.clock.now()))
      .where('id', '=', changed.id)
      .where('state', '=', from)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  private known() {
    return this.tables()
      .selectFrom('order_return')
      .innerJoin('orders', 'orders.id', 'order_return.order_id')
      .selectAll('order_return')
      .select('orders.currency');
  }
}

function changing({ state, lines, amount, message, refundIds, ...one }: OrderReturn, now: Date) {
  return {
    ...{ state, message, amount_cents: amount.cents, updated_at: now },
    ...{ reason: one.reason, handover: one.handover, fee_percent: one.feePercent },
    ...{ lines: JSON.stringify(lines), refund_ids: JSON.stringify(refundIds) },
  };
}

function toReturn(row: Selectable<ReturnTables['order_return']> & { currency: string }): OrderReturn {
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state,
    reason: row.reason,
    comment: row.comment,
    handover: row.handover,
    feePercent: row.fee_percent,
    lines: row.lines,
    amount: Money.ofCents(row.amount_cents, Currency.of(row.currency)),
    message: row.message,
    refundIds: row.refund_ids,
  };
}
