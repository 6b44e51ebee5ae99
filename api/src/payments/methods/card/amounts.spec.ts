import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { fromStripe, isChargeable, limitsAtStripe, toStripe } from './amounts.js';

/** So much as people write it, in our smallest units, whichever decimals we count the currency in. */
const ours = (amount: number, currency: string) => Math.round(amount * Currency.of(currency).unit);

describe('an amount at Stripe', () => {
  it.each([
    ['USD', 19.99, 1_999],
    ['RWF', 1_500, 1_500],
    ['JPY', 980, 980],
    ['MGA', 15_000, 15_000],
    ['CLP', 9_990, 9_990],
    ['XPF', 1_200, 1_200],
    ['UGX', 94_568, 9_456_800],
    ['ISK', 2_490, 249_000],
    ['HUF', 4_990, 499_000],
    ['COP', 45_000, 4_500_000],
    ['IDR', 150_000, 15_000_000],
    ['PKR', 1_250, 125_000],
    ['TWD', 299, 29_900],
    ['KRW', 12_000, 12_000],
    ['VND', 250_000, 250_000],
    ['KES', 1_250.5, 125_050],
    ['KWD', 12.34, 12_340],
    ['IQD', 1_500.01, 150_001],
    ['RSD', 199.9, 19_990],
    ['BHD', 1.01, 1_010],
    ['TND', 0.5, 500],
  ])('of %s: %d travel as %i and come back', (currency, amount, theirs) => {
    expect(toStripe(ours(amount, currency), currency)).toBe(theirs);
    expect(fromStripe(theirs, currency)).toBe(ours(amount, currency));
    expect(isChargeable(ours(amount, currency), currency)).toBe(true);
  });

  it('in hundredths of what has none is no amount of ours', () => {
    expect(fromStripe(150, 'UGX')).toBeNaN();
    expect(fromStripe(199, 'XXX')).toBe(199);
  });

  it.each([
    ['KWD', 12_340, true],
    ['KWD', 12_345, false],
    ['OMR', 1, false],
    ['USD', 1_999, true],
    ['JPY', 7, true],
    ['UGX', 7, true],
    ['HUF', 1_999, true],
    ['MGA', 150_050, false],
    ['IQD', 1_500_015, false],
  ])('of %s: %i of ours is taken: %s', (currency, smallest, taken) => {
    expect(isChargeable(smallest, currency)).toBe(taken);
  });
});

describe('the least and the most that Stripe charges', () => {
  it.each([
    ['USD', 0.5, 999_999.99],
    ['EUR', 0.5, 999_999.99],
    ['GBP', 0.3, 999_999.99],
    ['DKK', 2.5, 999_999.99],
    ['CZK', 15, 999_999.99],
    ['MXN', 10, 999_999.99],
    ['JPY', 50, 99_999_999],
    ['KRW', 50, 99_999_999],
    ['INR', 0.5, 9_999_999.99],
  ])('of %s are %d and %d', (currency, least, most) => {
    expect(limitsAtStripe(currency)).toMatchObject({
      least: ours(least, currency),
      most: ours(most, currency),
    });
  });

  it.each([
    ['HUF', 175, 999_999],
    ['UGX', 1, 999_999],
    ['ISK', 1, 999_999],
    ['IDR', 1, 9_999_999_999],
    ['COP', 1, 99_999_999],
    ['MGA', 1, 99_999_999],
    ['RWF', 1, 99_999_999],
  ])('of %s are %i and %i whole units', (currency, least, most) => {
    const { unit } = Currency.of(currency);
    const limits = limitsAtStripe(currency);
    expect([Math.ceil(limits.least / unit), Math.floor(limits.most / unit)]).toEqual([least, most]);
  });

  it('of dinars are in steps of ten fils', () => {
    expect(limitsAtStripe('KWD')).toEqual({ least: 10, most: 99_999_990, step: 10 });
  });

  it('are amounts that it has a word for, in every currency', () => {
    for (const code of Currency.codes()) {
      const { least, most } = limitsAtStripe(code);
      for (const amount of [least, most]) {
        expect([code, isChargeable(amount, code), toStripe(amount, code)]).toEqual([
          ...[code, true, Math.round(toStripe(amount, code))],
        ]);
        expect(fromStripe(toStripe(amount, code), code)).toBe(amount);
      }
    }
  });
});
