import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Sendings, type NewSending } from '../../application/ports.js';
import { pauseAfter } from '../../domain/fiscal.js';
import type { Sending, SendingAnswer } from '../../domain/sending.js';
import type { InvoiceTables } from './tables.js';

/** Longer than one call may take. */
const HELD_MS = 60_000;

@Injectable()
export class PostgresSendings extends Sendings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async want({ id, orderId, number, participant, buyerReference }: NewSending): Promise<boolean> {
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

  override async due(limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('e_invoice_sending')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_try_at', '<=', this.clock.now().toISOString())
      .orderBy('next_try_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  override async take(id: string): Promise<Sending | undefined> {
    const known = await this.tables()
      .selectFrom('e_invoice_sending')
      .select('tries')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return undefined;
    const now = this.clock.now();
    const tries = known.tries + 1;
    const row = await this.tables()
      .updateTable('e_invoice_sending')
      .set({
        tries,
        next_try_at: new Date(now.getTime() + pauseAfter(tries)),
        held_until: new Date(now.getTime() + HELD_MS),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('tries', '=', known.tries)
      .where('next_try_at', '<=', now.toISOString())
      .where((eb) => isFree(eb, now))
      .returningAll()
      .executeTakeFirst();
    return (
      row && {
        ...{ id: row.id, orderId: row.order_id, number: row.number, participant: row.participant },
        ...{ buyerReference: row.buyer_reference, state: row.state, reason: row.reason },
        ...{ reference: row.reference, tries: row.tries },
      }
    );
  }

  override async settle({ id, tries }: Pick<Sending, 'id' | 'tries'>, answer: SendingAnswer): Promise<void> {
    const change =
      answer.outcome === 'sent'
        ? { state: 'sent' as const, reason: '', reference: answer.reference, sent_at: this.clock.now() }
        : { reason: answer.reason, ...(answer.outcome === 'refused' ? { state: 'refused' as const } : {}) };
    await this.tables()
      .updateTable('e_invoice_sending')
      .set({ ...change, held_until: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .$if(answer.outcome !== 'sent', (query) => query.where('tries', '=', tries))
      .execute();
  }

  private tables() {
    return this.database.sql<InvoiceTables>();
  }
}

const isFree = (eb: ExpressionBuilder<InvoiceTables, 'e_invoice_sending'>, now: Date) =>
  eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now.toISOString())]);
