import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Sendings, type NewSending } from '../../application/ports.js';
import type { Sending, SendingAnswer } from '../../domain/sending.js';
import { PaperQueue } from './paper-queue.js';
import type { InvoiceTables } from './tables.js';

/** Longer than one call may take. */
const HELD_MS = 60_000;

@Injectable()
export class PostgresSendings extends PostgresAdapter<InvoiceTables> implements Sendings {
  private readonly queue: PaperQueue<'e_invoice_sending'>;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
    this.queue = new PaperQueue(database, clock, 'e_invoice_sending', HELD_MS);
  }

  async want({ id, orderId, number, participant, buyerReference }: NewSending): Promise<boolean> {
    const now = this.clock.now();
    const wanted = {
      participant,
      buyer_reference: buyerReference,
      state: 'waiting' as const,
      next_try_at: now,
    };
    const row = await this.tables()
      .insertInto('e_invoice_sending')
      .values({ ...wanted, id, order_id: orderId, number, reason: '', tries: 0, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...wanted, reason: '' })
          // what was sent stays so; what is in hand is left to who has it
          .where('e_invoice_sending.state', '<>', 'sent')
          .where((eb) =>
            eb.or([
              eb('e_invoice_sending.held_until', 'is', null),
              eb('e_invoice_sending.held_until', '<=', now.toISOString()),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  due(limit: number): Promise<string[]> {
    return this.queue.due(limit);
  }

  async take(id: string): Promise<Sending | undefined> {
    const row = await this.queue.take(id);
    return (
      row && {
        ...{ id: row.id, orderId: row.order_id, number: row.number, participant: row.participant },
        ...{ buyerReference: row.buyer_reference, state: row.state, reason: row.reason },
        ...{ reference: row.reference, tries: row.tries },
      }
    );
  }

  settle(taken: Pick<Sending, 'id' | 'tries'>, answer: SendingAnswer): Promise<void> {
    const change =
      answer.outcome === 'sent'
        ? { state: 'sent' as const, reason: '', reference: answer.reference, sent_at: this.clock.now() }
        : { reason: answer.reason, ...(answer.outcome === 'refused' ? { state: 'refused' as const } : {}) };
    return this.queue.settle(taken, change, answer.outcome === 'sent');
  }
}
