import { afterEach, describe, expect, it } from '@jest/globals';
import { setBaseCurrency } from '../../kernel/currency.js';
import { isPrice, noPrice } from './price.js';

describe('a price in the currency of the shop', () => {
  afterEach(() => setBaseCurrency('USD'));

  it.each([
    ['USD', 1.23],
    ['RWF', 1_500],
    ['KWD', 1.234],
  ])('in %s may be %d', (code, amount) => {
    setBaseCurrency(code);
    expect(isPrice(amount)).toBe(true);
  });

  it.each([
    ['USD', 1.234, ' with at most two decimals'],
    ['USD', 0.001, ' with at most two decimals'],
    ['RWF', 0.5, ' with no decimals'],
    ['KWD', 1.2345, ' with at most three decimals'],
    ['USD', 0, ''],
    ['USD', -1.234, ''],
    ['USD', Number.NaN, ''],
    ['USD', '1.23', ''],
  ])('in %s may not be %p: a positive number%s', (code, amount, decimals) => {
    setBaseCurrency(code);
    expect(isPrice(amount)).toBe(false);
    expect(noPrice(amount)).toBe(`Price must be a positive number${decimals}`);
  });
});
