import { Injectable } from '@nestjs/common';
import { Currency } from '../../../kernel/currency.js';
import { daysOf, startsOf, type Period } from '../../../kernel/period.js';
import { shopZone } from '../../../kernel/shop-days.js';
import { Database } from '../../../platform/database/database.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import {
  byTax,
  hasParts,
  taxesByCountry,
  type ChargedTax,
  type TaxSums,
} from '../../domain/taxes-by-country.js';
import type { TaxReportRowDto } from '../http/tax-report.dto.js';
import type { TaxesSummed } from './tax-record.schema.js';

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

  private async sums(period: Period): Promise<TaxSums[]> {
    const rows = await this.told<TaxesSummed>('taxes_summed', period).selectAll('told').execute();
    return rows.map(({ kind, papers, tax_cents: tax, net_cents: net, gross_cents: gross, ...rate }) => {
      const isInvoice = kind === 'invoice';
      return {
        ...{ currency: rate.currency, country: rate.country, name: rate.name, thousandths: rate.thousandths },
        ...{ invoices: isInvoice ? papers : 0, invoicedTax: isInvoice ? tax : 0 },
        ...{ credits: isInvoice ? 0 : papers, creditedTax: isInvoice ? 0 : tax },
        ...{ net, tax, gross },
      };
    });
  }

  /** Of these rates a row for each two amounts that stand together, however many documents tell them. */
  private charged(period: Period, names: readonly string[]): Promise<ChargedTax[]> {
    return this.told<TaxesSummed>('taxes_told', period)
      .select(['told.kind', 'told.currency', 'told.country', 'told.name', 'told.thousandths'])
      .select(['told.net_cents as net', 'told.tax_cents as tax'])
      .select(({ fn }) => fn.countAll<number>().as('times'))
      .where('told.name', 'in', names)
      .groupBy(['told.kind', 'told.currency', 'told.country', 'told.name', 'told.thousandths'])
      .groupBy(['told.net_cents', 'told.tax_cents'])
      .execute();
  }

  /** From the sums of days and months, or each paper by itself, and what has changed since they were counted. */
  private told<Row>(name: 'taxes_summed' | 'taxes_told', period: Period) {
    return this.database
      .replica<object>()
      .selectFrom((eb) =>
        eb
          .fn<Row>(name, [eb.val(shopZone()), eb.val(daysOf(period)), eb.val(startsOf(period))])
          .as<'told'>('told'),
      );
  }
}
