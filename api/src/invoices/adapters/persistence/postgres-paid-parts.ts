import { Injectable } from '@nestjs/common';
import { howPaid } from '../../../payments/methods/known.js';
import { Money } from '../../../kernel/money.js';
import type { Order } from '../../../orders/domain/order.js';
import { Database } from '../../../platform/database/database.js';
import { PaidParts, type PaidPart } from '../../application/ports.js';
import type { InvoiceTables } from './tables.js';

/** The captures of the money book, by tender and by who keeps them. */
@Injectable()
export class PostgresPaidParts implements PaidParts {
  constructor(private readonly database: Database) {}

  async ofOrder({ id, total }: Pick<Order, 'id' | 'total'>): Promise<PaidPart[]> {
    const rows = await this.database
      .sql<InvoiceTables>()
      .selectFrom('ledger_transaction as t')
      .innerJoin('ledger_posting as p', 'p.transaction_id', 't.id')
      .innerJoin('tender', 'tender.id', 't.tender_id')
      .select(['t.provider', (eb) => eb.fn.sum<number>('p.amount_cents').as('cents')])
      .where('t.order_id', '=', id)
      .where('t.type', '=', 'capture')
      .where('p.account', 'like', 'provider:%')
      .groupBy(['tender.position', 't.provider'])
      .orderBy('tender.position')
      .orderBy((eb) => eb.fn.min('t.occurred_at'))
      .execute();
    return rows.map(({ provider, cents }) => ({
      how: howPaid(provider),
      amount: Money.ofCents(Number(cents), total.currency),
    }));
  }
}
