import { describe, expect, it } from '@jest/globals';
import { readVatNumber } from '../../domain/vat-number.js';
import { StdnumCheckDigits } from './stdnum-check-digits.js';

/** In use, or of the papers of tax offices. */
const VALID = [
  ...['ATU13585627', 'BE0428759497', 'BG175074752', 'BG831650349', 'BG7523169263', 'CY10259033P'],
  ...['CZ25123891', 'CZ7103192745', 'CZ640903926', 'DE136695976', 'DK13585628', 'EE100931558', 'EL094259216'],
  ...[
    'ESB58378431',
    'ES54362315K',
    'ESX2482300W',
    'FI20774740',
    'FR40303265045',
    'FRK7399859412',
    'GB980780684',
  ],
  ...[
    'HR33392005961',
    'HU12892312',
    'IE6433435F',
    'IE6433435OA',
    'IE8D79739I',
    'IT00743110157',
    'LT119511515',
  ],
  ...['LT100001919017', 'LU15027442', 'LV40003521600', 'MT11679112', 'NL004495445B01', 'NL000099998B57'],
  ...['PL8567346215', 'PT501964843', 'RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619'],
  ...['XI980780684', 'CHE116281710', 'CHE107787577IVA'],
];

describe('the check digits of a VAT number', () => {
  const digits = new StdnumCheckDigits();
  const isRight = (written: string) => {
    const number = readVatNumber(written);
    return number !== null && digits.areRight(number);
  };

  it.each(VALID)('are right in %s, and mostly wrong with any one digit changed', (written) => {
    expect(isRight(written)).toBe(true);
    const places = [...written].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
    const others = places.flatMap((at) =>
      [...'0123456789']
        .filter((digit) => digit !== written[at])
        .map((digit) => `${written.slice(0, at)}${digit}${written.slice(at + 1)}`),
    );
    expect(others.filter(isRight).length / others.length).toBeLessThan(0.25);
  });

  it('of a person in Latvia are none where the personal code tells no date of birth', () => {
    expect(['LV32673000017', 'LV32673000018', 'LV32000000000'].map(isRight)).toEqual([true, true, true]);
    expect(['LV31023000017', 'LV16117519998'].map(isRight)).toEqual([false, false]);
  });

  it.each(['DE136695977', 'BG831650340', 'CHE116281711', 'XI980780685', 'CZ640903927', 'ESB58378432'])(
    'are wrong in %s',
    (written) => {
      expect(isRight(written)).toBe(false);
    },
  );
});
