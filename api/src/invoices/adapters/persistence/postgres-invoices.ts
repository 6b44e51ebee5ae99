import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Invoices } from '../../application/ports.js';
import type { Invoice } from '../../domain/invoice.js';
import type { InvoiceTables } from './tables.js';

/** Numbers come from one counter row, locked until the transaction ends: a rolled-back invoice leaves no gap. */
@Injectable()
export class PostgresInvoices extends PostgresAdapter<InvoiceTables> implements Invoices {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  ofOrder(orderId: string): Promise<Invoice | undefined> {
    return this.read('order_id', orderId);
  }

  find(id: string): Promise<Invoice | undefined> {
    return this.read('id', id);
  }

  async issue(orderId: string): Promise<Invoice> {
    await this.tables().selectFrom('invoice_counter').select('last').forUpdate().execute();
    const known = await this.ofOrder(orderId);
    if (known) return known;
    const { last } = await this.tables()
      .updateTable('invoice_counter')
      .set((eb) => ({ last: eb('last', '+', 1) }))
      .returning('last')
      .executeTakeFirstOrThrow();
    const invoice = { id: this.ids.next(), number: last, orderId, issuedAt: this.clock.now() };
    await this.tables()
      .insertInto('invoice')
      .values({ id: invoice.id, number: last, order_id: orderId, issued_at: invoice.issuedAt })
      .execute();
    return invoice;
  }

  private async read(column: 'id' | 'order_id', value: string): Promise<Invoice | undefined> {
    const row = await this.tables()
      .selectFrom('invoice')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return (
      row && { id: row.id, number: row.number, orderId: row.order_id, issuedAt: new Date(row.issued_at) }
    );
  }
}
