import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Refunds } from '../../application/stores.js';
import type { Refund } from '../../domain/payment.js';
import type { RefundedLine } from '../../domain/refunded-line.js';
import { moneyOf } from './money-of.js';
import type { PaymentTables } from './tables.js';

@Injectable()
export class PostgresRefunds extends PostgresAdapter<PaymentTables> implements Refunds {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async add(refund: Refund, actor: { kind: string; id: string | null }): Promise<void> {
    await this.tables()
      .insertInto('refund')
      .values({
        ...changing(refund, this.clock.now()),
        id: refund.id,
        order_id: refund.orderId,
        tender_id: refund.tenderId,
        attempt_id: refund.attemptId || null,
        amount_cents: refund.amount.cents,
        currency: refund.amount.currency.code,
        reason: refund.reason,
        by_hand: refund.byHand,
        to_credit: refund.toCredit,
        lines: JSON.stringify(refund.lines),
        actor_kind: actor.kind,
        actor_id: actor.id,
        created_at: refund.createdAt,
      })
      .execute();
  }

  find(id: string): Promise<Refund | undefined> {
    return this.first(this.all().where('id', '=', id));
  }

  findByRef(providerRef: string): Promise<Refund | undefined> {
    return this.first(this.all().where('provider_ref', '=', providerRef));
  }

  lock(id: string): Promise<Refund | undefined> {
    return this.first(this.all().where('id', '=', id).forUpdate());
  }

  async save(refund: Refund): Promise<void> {
    await this.tables()
      .updateTable('refund')
      .set(changing(refund, this.clock.now()))
      .where('id', '=', refund.id)
      .execute();
  }

  async ofOrder(orderId: string): Promise<Refund[]> {
    const rows = await this.all().where('order_id', '=', orderId).orderBy('id').execute();
    return rows.map(toRefund);
  }

  async open(limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('refund')
      .select('id')
      .where('status', 'in', ['requested', 'submitted'])
      .orderBy('updated_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  async postpone(id: string): Promise<void> {
    const waiting = this.tables().updateTable('refund').set({ updated_at: this.clock.now() });
    await waiting.where('id', '=', id).execute();
  }

  private async first(query: ReturnType<PostgresRefunds['all']>): Promise<Refund | undefined> {
    const row = await query.executeTakeFirst();
    return row && toRefund(row);
  }

  private all() {
    return this.tables().selectFrom('refund').selectAll();
  }
}

function changing(refund: Refund, now: Date) {
  return {
    status: refund.status,
    provider_ref: refund.providerRef,
    idempotency_key: refund.idempotencyKey,
    tries: refund.tries,
    last_error: refund.lastError,
    updated_at: now,
  };
}

function toRefund(row: Selectable<PaymentTables['refund']>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    tenderId: row.tender_id,
    attemptId: row.attempt_id ?? '',
    amount: moneyOf(row),
    reason: row.reason,
    lines: row.lines as RefundedLine[],
    status: row.status,
    byHand: row.by_hand,
    toCredit: row.to_credit,
    providerRef: row.provider_ref,
    idempotencyKey: row.idempotency_key,
    tries: row.tries,
    lastError: row.last_error,
    createdAt: new Date(row.created_at),
  };
}
