import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { CreditNotes, type NewCreditNote } from '../../application/ports.js';
import type { CreditNote, CreditRecord, NamedPart } from '../../domain/credit-note.js';
import type { InvoiceTables } from './tables.js';

/** The series of the credit notes, with a counter row of its own that is locked as that of the invoices is. */
@Injectable()
export class PostgresCreditNotes extends PostgresAdapter<InvoiceTables> implements CreditNotes {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async lock(): Promise<void> {
    await this.tables().selectFrom('credit_note_counter').select('last').forUpdate().execute();
  }

  async records(orderId: string): Promise<CreditRecord[]> {
    const rows = await this.tables()
      .selectFrom('credit_record')
      .leftJoin('ledger_transaction as entry', 'entry.id', 'credit_record.id')
      .leftJoin('refund', (on) =>
        on.on((eb) =>
          eb.or([
            eb('refund.id', '=', eb.ref('entry.refund_id')).and('entry.type', '=', 'refund'),
            eb('refund.id', '=', eb.ref('credit_record.id')).and('refund.status', '=', 'waived'),
          ]),
        ),
      )
      .leftJoin('ledger_transaction as undone', (on) =>
        on
          .onRef('undone.provider', '=', 'entry.provider')
          .onRef('undone.provider_object_id', '=', 'entry.provider_object_id')
          .on('undone.type', '=', 'refund')
          .on('entry.type', '=', 'refund_reversal'),
      )
      .select(['credit_record.id', 'credit_record.given_back_cents', 'refund.lines', 'undone.id as undoes'])
      .where('credit_record.order_id', '=', orderId)
      .orderBy('credit_record.at')
      .orderBy('credit_record.id')
      .execute();
    return rows.map((row) => ({
      recordId: row.id,
      givenBackCents: row.given_back_cents,
      pieces: piecesOf(row.lines),
      undoes: row.undoes,
    }));
  }

  async ofOrder(orderId: string): Promise<CreditNote[]> {
    const rows = await this.tables()
      .selectFrom('credit_note')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      orderId: row.order_id,
      recordId: row.record_id,
      grossCents: row.gross_cents,
      taxes: row.taxes,
      issuedAt: new Date(row.issued_at),
    }));
  }

  async issue(note: NewCreditNote): Promise<CreditNote> {
    const { last } = await this.tables()
      .updateTable('credit_note_counter')
      .set((eb) => ({ last: eb('last', '+', 1) }))
      .returning('last')
      .executeTakeFirstOrThrow();
    const issued = { ...note, id: this.ids.next(), number: last, issuedAt: this.clock.now() };
    await this.tables()
      .insertInto('credit_note')
      .values({
        id: issued.id,
        number: last,
        order_id: note.orderId,
        record_id: note.recordId,
        gross_cents: note.grossCents,
        taxes: JSON.stringify(note.taxes),
        issued_at: issued.issuedAt,
      })
      .execute();
    return issued;
  }
}

/** The pieces of a refund as payments keep them. */
interface StoredLine {
  variantId: string;
  amountCents: number;
  tax?: { rate: number | null; cents: number };
}

/** Those whose tax is known: refunds from before it was kept are shared by rate like a sum. */
const piecesOf = (lines: unknown): NamedPart[] =>
  ((lines ?? []) as StoredLine[]).flatMap(({ variantId, amountCents, tax }) =>
    tax ? [{ variantId, rate: tax.rate, tax: tax.cents, gross: amountCents }] : [],
  );
