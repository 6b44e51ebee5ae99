import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { splitRate } from '../../kernel/rate-parts.js';
import { countryCode } from '../../kernel/world/countries.js';

/** What invoices charged of one rate, and what went back of it; in smallest units of the currency. */
export interface TaxSums {
  currency: string;
  /** Where the goods went, as the buyer wrote it; null where nothing was sent. */
  country: string | null;
  name: string;
  thousandths: number;
  invoices: number;
  invoicedTax: number;
  credits: number;
  creditedTax: number;
  net: number;
  tax: number;
  gross: number;
}

/** In one country, by ISO 3166-1 alpha-2. */
export type CountryTaxSums = TaxSums & { country: string };

/**
 * One row for each rate of a country, in the order of currency and country, the highest rate first. `DE` and `Germany` are
 * one; orders without an address, or with one that names no country, count for the shop's own.
 */
export function taxesByCountry(rows: readonly TaxSums[], home: string): CountryTaxSums[] {
  const found = new Map<string, CountryTaxSums>();
  for (const row of rows) {
    const country = countryCode(row.country ?? '') ?? home;
    const key = JSON.stringify([row.currency, country, row.name, row.thousandths]);
    const before = found.get(key);
    found.set(key, before ? added(before, row) : { ...row, country });
  }
  return [...found.values()].sort(
    (a, b) =>
      inOrder(a.currency, b.currency) ||
      inOrder(a.country, b.country) ||
      b.thousandths - a.thousandths ||
      inOrder(a.name, b.name),
  );
}

/** A row for each tax of a rate that consists of several, each on the same net. */
export function byTax(row: CountryTaxSums): CountryTaxSums[] {
  const money = (cents: number) => Money.ofCents(cents, Currency.of(row.currency));
  const parts = (net: number, tax: number) =>
    splitRate({ ...row, net: money(net), tax: money(tax), gross: money(net + tax) });
  const [invoiced, credited] = [parts(0, row.invoicedTax), parts(0, row.creditedTax)];
  return parts(row.net, row.tax).map(({ name, thousandths, net, tax, gross }, index) => ({
    ...{ ...row, name, thousandths, net: net.cents, tax: tax.cents, gross: gross.cents },
    invoicedTax: invoiced[index]?.tax.cents ?? 0,
    creditedTax: credited[index]?.tax.cents ?? 0,
  }));
}

/** Orders of two rows are never the same: an order goes to one address. */
const added = (a: CountryTaxSums, b: TaxSums): CountryTaxSums => ({
  ...a,
  invoices: a.invoices + b.invoices,
  invoicedTax: a.invoicedTax + b.invoicedTax,
  credits: a.credits + b.credits,
  creditedTax: a.creditedTax + b.creditedTax,
  net: a.net + b.net,
  tax: a.tax + b.tax,
  gross: a.gross + b.gross,
});

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
