import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Registrations, type NewRegistration } from '../../application/ports.js';
import type { FiscalAnswer, Registration } from '../../domain/fiscal.js';
import { isFree, PaperQueue } from './paper-queue.js';
import type { InvoiceTables } from './tables.js';

/** Longer than the calls of one try may take together. */
const HELD_MS = 120_000;

@Injectable()
export class PostgresRegistrations extends PostgresAdapter<InvoiceTables> implements Registrations {
  private readonly queue: PaperQueue<'fiscal_registration'>;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
    this.queue = new PaperQueue(database, clock, 'fiscal_registration', HELD_MS);
  }

  async add({ id, kind, orderId, number, authority }: NewRegistration): Promise<void> {
    const now = this.clock.now();
    await this.tables()
      .insertInto('fiscal_registration')
      .values({
        ...{ id, kind, order_id: orderId, number, authority, state: 'waiting' },
        ...{ reason: '', tries: 0, next_try_at: now, created_at: now },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async find(id: string): Promise<Registration | undefined> {
    const row = await this.rows().where('id', '=', id).executeTakeFirst();
    return row && ofRow(row);
  }

  async ofOrder(orderId: string): Promise<Registration[]> {
    const rows = await this.rows()
      .where('order_id', '=', orderId)
      // invoices first
      .orderBy('kind', 'desc')
      .orderBy('number')
      .execute();
    return rows.map(ofRow);
  }

  due(limit: number): Promise<string[]> {
    return this.queue.due(limit);
  }

  async take(id: string): Promise<Registration | undefined> {
    const row = await this.queue.take(id);
    return row && ofRow(row);
  }

  async settle(taken: Pick<Registration, 'id' | 'tries'>, answer: FiscalAnswer): Promise<void> {
    const change = changeBy(answer, this.clock.now());
    if (change) await this.queue.settle(taken, change, answer.outcome === 'registered');
  }

  async again(id: string): Promise<boolean> {
    const now = this.clock.now();
    // what was rejected is begun anew; a paper in hand is left to who has it
    const { numUpdatedRows } = await this.tables()
      .updateTable('fiscal_registration')
      .set((eb) => ({
        state: 'waiting',
        next_try_at: now,
        reference: eb.case().when('state', '=', 'refused').then(null).else(eb.ref('reference')).end(),
      }))
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'refused'])
      .where((eb) => isFree(eb, now))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private rows() {
    return this.tables().selectFrom('fiscal_registration').selectAll();
  }
}

function changeBy(answer: FiscalAnswer, now: Date) {
  if (answer.outcome === 'registered') {
    const { fiscalNumber, verification, qr, reference } = answer;
    const registered = { state: 'registered' as const, reason: '', registered_at: now };
    return { ...registered, fiscal_number: fiscalNumber, verification, qr, reference };
  }
  if (answer.outcome === 'examined') return { reason: answer.reason, reference: answer.reference };
  if (answer.outcome === 'refused') return { state: 'refused' as const, reason: answer.reason };
  return answer.outcome === 'unclear' ? { reason: answer.reason } : undefined;
}

interface Row {
  id: string;
  kind: Registration['kind'];
  order_id: string;
  number: string;
  authority: string;
  state: Registration['state'];
  reason: string;
  fiscal_number: string | null;
  verification: string | null;
  qr: string | null;
  reference: string | null;
  tries: number;
  next_try_at: string;
  registered_at: string | null;
}

const ofRow = (row: Row): Registration => ({
  ...{ id: row.id, kind: row.kind, orderId: row.order_id, number: row.number, authority: row.authority },
  ...{ state: row.state, reason: row.reason, fiscalNumber: row.fiscal_number, qr: row.qr },
  ...{ verification: row.verification, reference: row.reference, tries: row.tries },
  nextTryAt: new Date(row.next_try_at),
  registeredAt: row.registered_at === null ? null : new Date(row.registered_at),
});
