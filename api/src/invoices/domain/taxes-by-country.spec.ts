import { describe, expect, it } from '@jest/globals';
import { taxesByCountry, type TaxSums } from './taxes-by-country.js';

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
