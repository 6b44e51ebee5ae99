import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import type { TaxRecords } from '../../../invoices/adapters/persistence/tax-record.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Period } from '../../../kernel/period.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Charged } from '../../application/ports.js';

type TaxTables = Tables<typeof orderSchema> & TaxRecords;
type Records = ExpressionBuilder<TaxTables, 'tax_record' | 'orders'>;
type Amount = 'net_cents' | 'tax_cents' | 'gross_cents';

/** In the shop's currency, at each order's own rate. */
const own = (eb: Records, amount: Amount) =>
  eb.fn.sum<string>(eb(`tax_record.${amount}`, '*', eb.ref('orders.worth_of_unit')));
const ofKind = (eb: Records, kind: 'invoice' | 'credit') =>
  own(eb, 'tax_cents').filterWhere('tax_record.kind', '=', kind);
const whole = (sum: string | null) => Math.round(Number(sum ?? 0));

@Injectable()
export class PostgresCharged extends Charged {
  constructor(private readonly database: Database) {
    super();
  }

  override async byRate({ from, until }: Period) {
    const rows = await this.database
      .sql<TaxTables>()
      .selectFrom('tax_record')
      .innerJoin('orders', 'orders.id', 'tax_record.order_id')
      .select(['orders.goes_to as country', 'tax_record.name', 'tax_record.thousandths'])
      .select((eb) => [
        eb.fn.count<number>('tax_record.order_id').distinct().as('orders'),
        ofKind(eb, 'invoice').as('charged'),
        ofKind(eb, 'credit').as('back'),
        own(eb, 'net_cents').as('net'),
        own(eb, 'tax_cents').as('tax'),
        own(eb, 'gross_cents').as('gross'),
      ])
      .where('tax_record.booked_at', '>=', from.toISOString())
      .where('tax_record.booked_at', '<', until.toISOString())
      .groupBy(['orders.goes_to', 'tax_record.name', 'tax_record.thousandths'])
      .execute();
    return rows.map((row) => ({
      ...{ country: row.country ?? '', rate: `${row.name} ${row.thousandths / 1_000}%` },
      ...{ orders: Number(row.orders), charged: whole(row.charged), back: whole(row.back) },
      ...{ net: whole(row.net), tax: whole(row.tax), gross: whole(row.gross) },
    }));
  }
}
