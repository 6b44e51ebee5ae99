import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { ratesIn, splitRate } from '../../kernel/rate-parts.js';
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
    const key = keyOf(row, home);
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

type Rate = Pick<TaxSums, 'currency' | 'country' | 'name' | 'thousandths'>;

/** How often an invoice charged this tax on this net of one rate, or a credit note took it back, as less than nothing; in smallest units. */
export interface ChargedTax extends Rate {
  kind: 'invoice' | 'credit';
  net: number;
  tax: number;
  times: number;
}

/** Whether it consists of several taxes: then the report needs to know what was charged one by one. */
export const hasParts = (rate: Pick<TaxSums, 'name' | 'thousandths'>): boolean => ratesIn(rate).length > 1;

/**
 * Rows of `taxesByCountry`, with one for each tax of a rate that consists of several, on the same net. A tax is the sum of what invoices and
 * credit notes tell of it, each of which rounds by itself.
 */
export function byTax(
  rows: readonly CountryTaxSums[],
  charged: readonly ChargedTax[],
  home: string,
): CountryTaxSums[] {
  const ofRate = Map.groupBy(charged, (one) => keyOf(one, home));
  return rows.flatMap((row) => (hasParts(row) ? partsOf(row, ofRate.get(keyOf(row, home)) ?? []) : [row]));
}

function partsOf(row: CountryTaxSums, charged: readonly ChargedTax[]): CountryTaxSums[] {
  const { net } = row;
  const parts = ratesIn(row).map((rate) => ({ ...row, ...rate, invoicedTax: 0, creditedTax: 0 }));
  for (const one of charged)
    for (const [index, cents] of taxesOf(one).entries()) {
      const part = parts[index];
      if (part) part[one.kind === 'invoice' ? 'invoicedTax' : 'creditedTax'] += cents * one.times;
    }
  return parts.map((part) => {
    const tax = part.invoicedTax + part.creditedTax;
    return { ...part, tax, gross: net + tax };
  });
}

/** The taxes of one document as it tells them: a credit note tells what it takes back as more than nothing. */
function taxesOf({ name, thousandths, currency, net, tax }: ChargedTax): number[] {
  const sign = net + tax < 0 ? -1 : 1;
  const money = (cents: number) => Money.ofCents(sign * cents, Currency.of(currency));
  const rate = { name, thousandths, net: money(net), tax: money(tax), gross: money(net + tax) };
  return splitRate(rate).map((part) => sign * part.tax.cents);
}

const keyOf = ({ currency, country, name, thousandths }: Rate, home: string): string =>
  JSON.stringify([currency, countryCode(country ?? '') ?? home, name, thousandths]);

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
