import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import type { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { insertLater } from '../../../platform/database/insert-later.js';
import { Tenders } from '../../application/stores.js';
import { LIVE } from '../../domain/attempt.js';
import type { Tender, TenderState } from '../../domain/tender.js';
import { moneyOf } from './money-of.js';
import type { PaymentTables } from './tables.js';

const addTenders = insertLater<PaymentTables, 'tender'>('tender');

@Injectable()
export class PostgresTenders extends PostgresAdapter<PaymentTables> implements Tenders {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async add(tenders: readonly Tender[]): Promise<void> {
    const now = this.clock.now();
    const rows = tenders.map(({ id, orderId, position, method, amount, obligation, state, movedFrom }) => ({
      id,
      order_id: orderId,
      position,
      method,
      amount_cents: amount.cents,
      currency: amount.currency.code,
      obligation,
      state,
      moved_from: movedFrom ?? null,
      created_at: now,
      updated_at: now,
    }));
    if (rows.length > 0) await addTenders(this.tables(), rows);
  }

  async find(id: string): Promise<Tender | undefined> {
    const row = await this.tables().selectFrom('tender').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toTender(row);
  }

  async ofOrder(orderId: string): Promise<Tender[]> {
    const rows = await this.tables()
      .selectFrom('tender')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    return rows.map(toTender);
  }

  async setState(id: string, state: TenderState): Promise<void> {
    await this.tables()
      .updateTable('tender')
      .set({ state, updated_at: this.clock.now() })
      .where('id', '=', id)
      .execute();
  }

  async waive({ id, amount }: Tender, { cents }: Money): Promise<boolean> {
    const isAll = amount.cents === cents;
    const waiting = this.tables()
      .updateTable('tender')
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('amount_cents', isAll ? '=' : '>', cents)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_attempt as a')
              .select('a.id')
              .whereRef('a.tender_id', '=', 'tender.id')
              .where('a.state', 'in', [...LIVE]),
          ),
        ),
      );
    const changed = isAll
      ? waiting.set({ state: 'cancelled', updated_at: this.clock.now() })
      : waiting.set((eb) => ({ amount_cents: eb('amount_cents', '-', cents), updated_at: this.clock.now() }));
    return (await changed.returning('id').executeTakeFirst()) !== undefined;
  }
}

function toTender(row: Selectable<PaymentTables['tender']>): Tender {
  const { id, position, method, obligation, state, moved_from: movedFrom } = row;
  const tender = { id, orderId: row.order_id, position, method, amount: moneyOf(row), obligation, state };
  return movedFrom === null ? tender : { ...tender, movedFrom };
}
