import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import type { Period } from '../../../kernel/period.js';
import { Database } from '../../../platform/database/database.js';
import type { TaxReportRowDto } from '../http/tax-report.dto.js';

/** The view `tax_record`: what invoices charged by rate, and what was given back of it, less than nothing. */
interface TaxTables {
  tax_record: {
    kind: 'invoice' | 'credit';
    id: string;
    booked_at: string;
    currency: string;
    name: string;
    thousandths: number;
    net_cents: number;
    tax_cents: number;
    gross_cents: number;
  };
}
type Amount = 'net_cents' | 'tax_cents' | 'gross_cents';

const sumOf = ({ fn, lit }: ExpressionBuilder<TaxTables, 'tax_record'>, amount: Amount) =>
  fn.coalesce(fn.sum<number>(amount), lit(0));

const taxOf = ({ fn, lit }: ExpressionBuilder<TaxTables, 'tax_record'>, kind: 'invoice' | 'credit') =>
  fn.coalesce(fn.sum<number>('tax_cents').filterWhere('kind', '=', kind), lit(0));

/** Tax by currency and rate, over the days on which invoices were issued and money went back. */
@Injectable()
export class TaxReportReads {
  constructor(private readonly database: Database) {}

  /** The highest rate first within each currency. */
  async read({ from, until }: Period): Promise<TaxReportRowDto[]> {
    const rows = await this.database
      .replica<TaxTables>()
      .selectFrom('tax_record')
      .select(['currency', 'name', 'thousandths'])
      .select((eb) => [
        taxOf(eb, 'invoice').as('invoiced_tax'),
        taxOf(eb, 'credit').as('credited_tax'),
        sumOf(eb, 'net_cents').as('net'),
        sumOf(eb, 'tax_cents').as('tax'),
        sumOf(eb, 'gross_cents').as('gross'),
        eb.fn.count<number>('id').distinct().filterWhere('kind', '=', 'invoice').as('invoices'),
        eb.fn.count<number>('id').distinct().filterWhere('kind', '=', 'credit').as('credits'),
      ])
      .where('booked_at', '>=', from.toISOString())
      .where('booked_at', '<', until.toISOString())
      .groupBy(['currency', 'name', 'thousandths'])
      .orderBy('currency')
      .orderBy('thousandths', 'desc')
      .orderBy('name')
      .execute();
    return rows.map((row) => {
      const currency = Currency.of(row.currency);
      return {
        currency: row.currency,
        name: row.name,
        percent: row.thousandths / 1_000,
        invoices: row.invoices,
        invoicedTax: currency.toDecimal(row.invoiced_tax),
        credits: row.credits,
        creditedTax: currency.toDecimal(Math.abs(row.credited_tax)),
        net: currency.toDecimal(row.net),
        tax: currency.toDecimal(row.tax),
        gross: currency.toDecimal(row.gross),
      };
    });
  }
}
