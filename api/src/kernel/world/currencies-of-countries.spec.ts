import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from './countries.js';
import { CURRENCIES } from './currencies.js';
import { currencyOfCountry } from './currencies-of-countries.js';

describe('the currency of a country', () => {
  it('is known for every country, and is money today', () => {
    const codes = new Set(CURRENCIES.map(({ code }) => code));
    const wrong = COUNTRIES.filter(({ code }) => !codes.has(currencyOfCountry(code) ?? ''));
    expect(wrong.map(({ code }) => code)).toEqual(['AQ']);
  });

  // Bulgaria has had the euro since 2026-01-01 (Council Regulation 2025/1408), Croatia since 2023, Curaçao the Caribbean guilder since 2025-03-31
  it.each([
    ...[
      ['BG', 'EUR'],
      ['HR', 'EUR'],
      ['CW', 'XCG'],
      ['LI', 'CHF'],
      ['RW', 'RWF'],
      ['UG', 'UGX'],
      ['SV', 'USD'],
    ],
    ...[
      ['ZW', 'ZWG'],
      ['PA', 'PAB'],
      ['LS', 'LSL'],
      ['XK', 'EUR'],
    ],
  ])('of %s is %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency);
  });
});
