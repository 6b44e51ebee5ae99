import { describe, expect, it } from '@jest/globals';
import { ownPrice } from './own-price.js';

describe('a price in another currency than the shop counts in', () => {
  it.each([
    ['JPY', 3_800, 3_800],
    ['RWF', 25_000, 25_000],
    ['EUR', 18.27, 1_827],
    ['KWD', 6.145, 6_145],
  ])('is kept in smallest units: %s %f', (code, amount, smallest) => {
    expect(ownPrice(code, amount)).toBe(smallest);
  });

  it.each([
    ['JPY', 3_800.5, 'A price in JPY must be a positive number with no decimals'],
    ['EUR', 18.275, 'A price in EUR must be a positive number with at most two decimals'],
    ['KWD', 6.1455, 'A price in KWD must be a positive number with at most three decimals'],
    ['JPY', 0, 'A price in JPY must be a positive number with no decimals'],
    ['JPY', -1, 'A price in JPY must be a positive number with no decimals'],
    ['JPY', '3800', 'A price in JPY must be a positive number with no decimals'],
    ['JPY', Number.NaN, 'A price in JPY must be a positive number with no decimals'],
    ['KWD', 10_000_000, 'A price in KWD must be at most 9999999.999'],
    ['JPI', 10, 'JPI is not a currency'],
    ['jpy', 10, 'jpy is not a currency'],
    ['USD', 10, "USD is the shop's own currency: that is the price itself"],
  ])('is none when it is %s %p', (code, amount, sentence) => {
    expect(ownPrice(code, amount)).toBe(sentence);
  });
});
