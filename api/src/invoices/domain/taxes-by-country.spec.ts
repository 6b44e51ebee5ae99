import { describe, expect, it } from '@jest/globals';
import { byTax, taxesByCountry, type ChargedTax, type TaxSums } from './taxes-by-country.js';

const sums = (country: string | null, changes: Partial<TaxSums> = {}): TaxSums => ({
  ...{ currency: 'EUR', country, name: 'VAT', thousandths: 20_000, invoices: 1, invoicedTax: 200 },
  ...{ credits: 0, creditedTax: 0, net: 1_000, tax: 200, gross: 1_200 },
  ...changes,
});
const placed = (rows: readonly TaxSums[]) =>
  taxesByCountry(rows, 'UG').map(({ country, thousandths, tax }) => [country, thousandths, tax]);

describe('taxes by country', () => {
  it('keeps countries of one percentage apart', () => {
    expect(placed([sums('FR'), sums('AT')])).toEqual([
      ['AT', 20_000, 200],
      ['FR', 20_000, 200],
    ]);
  });

  it('adds up what one country was called, all figures of it', () => {
    const back = sums('Austria', { credits: 1, creditedTax: -50, net: 750, tax: 150, gross: 900 });
    expect(taxesByCountry([sums('AT'), back, sums('AUT', { invoices: 2 })], 'UG')).toEqual([
      {
        ...{
          currency: 'EUR',
          country: 'AT',
          name: 'VAT',
          thousandths: 20_000,
          invoices: 4,
          invoicedTax: 600,
        },
        ...{ credits: 1, creditedTax: -50, net: 2_750, tax: 550, gross: 3_300 },
      },
    ]);
  });

  it('counts what was not sent, or to no country, for the shop’s own', () => {
    expect(placed([sums(null), sums('UG'), sums(''), sums('Atlantis')])).toEqual([['UG', 20_000, 800]]);
  });

  it('keeps rates and currencies apart, the highest rate first', () => {
    const rows = [
      ...[sums('DE', { thousandths: 7_000 }), sums('DE', { thousandths: 19_000 })],
      ...[sums('DE', { currency: 'CHF' }), sums('DE', { thousandths: 19_000, name: 'MwSt' })],
    ];
    expect(
      taxesByCountry(rows, 'UG').map(({ currency, name, thousandths }) => [currency, name, thousandths]),
    ).toEqual([
      ['CHF', 'VAT', 20_000],
      ['EUR', 'MwSt', 19_000],
      ['EUR', 'VAT', 19_000],
      ['EUR', 'VAT', 7_000],
    ]);
  });
});

describe('rates of several taxes', () => {
  const rate = { currency: 'CAD', name: 'GST 5 + QST 9.975', thousandths: 14_975 };
  const charged = (net: number, tax: number, times = 1, country = 'CA'): ChargedTax => ({
    ...{ ...rate, country, net, tax, times },
    kind: net < 0 ? 'credit' : 'invoice',
  });
  /** What the database sums up of the same. */
  const summed = (all: readonly ChargedTax[]): TaxSums[] =>
    all.map(({ country, kind, net, tax, times }) => ({
      ...{ ...rate, country, net: net * times, tax: tax * times, gross: (net + tax) * times },
      invoices: kind === 'invoice' ? times : 0,
      invoicedTax: kind === 'invoice' ? tax * times : 0,
      credits: kind === 'credit' ? times : 0,
      creditedTax: kind === 'credit' ? tax * times : 0,
    }));
  const told = (...all: ChargedTax[]) =>
    byTax(taxesByCountry(summed(all), 'CA'), all, 'CA').map((row) => [
      ...[row.name, row.net, row.invoicedTax, row.creditedTax, row.tax, row.gross],
    ]);

  // 0.50: 2.5 and 4.9875 cents, 3 and 5 on each invoice
  it('are summed as each invoice tells them', () => {
    expect(told(charged(50, 8, 2))).toEqual([
      ['GST', 100, 6, 0, 6, 106],
      ['QST', 100, 10, 0, 10, 110],
    ]);
  });

  it('come back as each credit note tells them', () => {
    expect(told(charged(50, 8, 3), charged(-50, -8))).toEqual([
      ['GST', 100, 9, -3, 6, 106],
      ['QST', 100, 15, -5, 10, 110],
    ]);
    expect(told(charged(50, 8), charged(-50, -8))).toEqual([
      ['GST', 0, 3, -3, 0, 0],
      ['QST', 0, 5, -5, 0, 0],
    ]);
  });

  it('are one in all spellings of a country, and apart in two', () => {
    expect(told(charged(50, 8), charged(50, 8, 1, 'Canada'))).toEqual(told(charged(50, 8, 2)));
    expect(told(charged(50, 8), charged(50, 8, 1, 'US'))).toHaveLength(4);
  });

  it('leave a rate of one tax as it is', () => {
    const rows = taxesByCountry([sums('AT')], 'UG');
    expect(byTax(rows, [], 'UG')).toEqual(rows);
  });
});
