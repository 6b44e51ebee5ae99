import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Payments } from '../../application/stores.js';
import type { ObligationStatus } from '../../domain/obligation.js';
import type { Payment } from '../../domain/payment.js';
import { moneyOf } from './money-of.js';
import type { PaymentTables } from './tables.js';

@Injectable()
export class PostgresPayments extends Payments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async add(payments: readonly Payment[]): Promise<void> {
    const now = this.clock.now();
    const rows = payments.map((payment) => ({
      id: payment.id,
      order_id: payment.orderId,
      kind: payment.kind,
      method: payment.method,
      due: payment.due,
      amount_cents: payment.amount.cents,
      currency: payment.amount.currency.code,
      status: payment.status,
      created_at: now,
      updated_at: now,
    }));
    if (rows.length > 0) await this.tables().insertInto('payment').values(rows).execute();
  }

  override async find(id: string): Promise<Payment | undefined> {
    const row = await this.tables().selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toPayment(row);
  }

  override async ofOrder(orderId: string): Promise<Payment[]> {
    const rows = await this.tables()
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    return rows.map(toPayment);
  }

  override async setStatus(id: string, status: ObligationStatus): Promise<void> {
    await this.tables()
      .updateTable('payment')
      .set({ status, updated_at: this.clock.now() })
      .where('id', '=', id)
      .execute();
  }

  private tables() {
    return this.database.sql<PaymentTables>();
  }
}

function toPayment(row: Selectable<PaymentTables['payment']>): Payment {
  const { id, kind, method, due, status } = row;
  return { id, orderId: row.order_id, kind, method, due, status, amount: moneyOf(row) };
}
