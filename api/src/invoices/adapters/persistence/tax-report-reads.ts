import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import type { Period } from '../../../kernel/period.js';
import { Database } from '../../../platform/database/database.js';
import { member } from '../../../platform/database/json-member.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import {
  byTax,
  hasParts,
  taxesByCountry,
  type ChargedTax,
  type TaxSums,
} from '../../domain/taxes-by-country.js';
import type { TaxReportRowDto } from '../http/tax-report.dto.js';
import type { InvoiceTables } from './tables.js';
import type { TaxRecords } from './tax-record.schema.js';

type TaxTables = Pick<InvoiceTables, 'orders'> & TaxRecords;
type Kind = TaxRecords['tax_record']['kind'];
type Records = ExpressionBuilder<TaxTables, 'tax_record' | 'orders'>;
type Amount = 'net_cents' | 'tax_cents' | 'gross_cents';

const sumOf = ({ fn, lit }: Records, amount: Amount) => fn.coalesce(fn.sum<number>(amount), lit(0));

const taxOf = ({ fn, lit }: Records, kind: Kind) =>
  fn.coalesce(fn.sum<number>('tax_cents').filterWhere('kind', '=', kind), lit(0));

const idsOf = ({ fn }: Records, kind: Kind) =>
  fn.count<number>('tax_record.id').distinct().filterWhere('kind', '=', kind);

/** As the buyer wrote it, also when the address was erased since. */
const countryOf = ({ fn }: Records) =>
  fn.coalesce(member('orders.shipping_address', 'country'), 'orders.erased_country');

/** Tax by currency, country and rate, over the days on which invoices were issued and money went back. */
@Injectable()
export class TaxReportReads {
  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
  ) {}

  /** The highest rate first within each country. */
  async read(period: Period): Promise<TaxReportRowDto[]> {
    const sums = await this.sums(period);
    const names = [...new Set(sums.filter(hasParts).map(({ name }) => name))];
    const charged = names.length > 0 ? await this.charged(period, names) : [];
    const home = (await this.terms.read()).country;
    return byTax(taxesByCountry(sums, home), charged, home).map((row) => {
      const currency = Currency.of(row.currency);
      return {
        currency: row.currency,
        country: row.country,
        name: row.name,
        percent: row.thousandths / 1_000,
        invoices: row.invoices,
        invoicedTax: currency.toDecimal(row.invoicedTax),
        credits: row.credits,
        creditedTax: currency.toDecimal(Math.abs(row.creditedTax)),
        net: currency.toDecimal(row.net),
        tax: currency.toDecimal(row.tax),
        gross: currency.toDecimal(row.gross),
      };
    });
  }

  private sums(period: Period): Promise<TaxSums[]> {
    return this.records(period)
      .select((eb) => [
        taxOf(eb, 'invoice').as('invoicedTax'),
        taxOf(eb, 'credit').as('creditedTax'),
        sumOf(eb, 'net_cents').as('net'),
        sumOf(eb, 'tax_cents').as('tax'),
        sumOf(eb, 'gross_cents').as('gross'),
        idsOf(eb, 'invoice').as('invoices'),
        idsOf(eb, 'credit').as('credits'),
      ])
      .execute();
  }

  /** Of these rates a row for each two amounts that stand together, however many documents tell them. */
  private charged(period: Period, names: readonly string[]): Promise<ChargedTax[]> {
    return this.records(period)
      .select(['kind', 'net_cents as net', 'tax_cents as tax'])
      .select(({ fn }) => fn.countAll<number>().as('times'))
      .where('tax_record.name', 'in', names)
      .groupBy(['kind', 'net_cents', 'tax_cents'])
      .execute();
  }

  private records({ from, until }: Period) {
    return this.database
      .replica<TaxTables>()
      .selectFrom('tax_record')
      .innerJoin('orders', 'orders.id', 'tax_record.order_id')
      .select(['tax_record.currency', 'tax_record.name', 'tax_record.thousandths'])
      .select((eb) => countryOf(eb).as('country'))
      .where('booked_at', '>=', from.toISOString())
      .where('booked_at', '<', until.toISOString())
      .groupBy(['tax_record.currency', 'tax_record.name', 'tax_record.thousandths', 'country']);
  }
}
