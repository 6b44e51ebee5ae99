import { afterEach, expect, it } from '@jest/globals';
import { setShopCurrency } from '../layout/shop-currency';
import { gtinRule, priceRules } from './rules';

afterEach(() => setShopCurrency('USD'));

const problemOf = (price: unknown) =>
  priceRules.map((rule) => rule(price, {}, {}) as unknown).find((problem) => problem !== undefined);

it.each([
  ['USD', 1.23, undefined],
  ['KWD', 1.234, undefined],
  ['USD', 0, 'Price must be a positive number'],
  ['USD', -1.234, 'Price must be a positive number'],
  ['USD', 1.234, 'Price must be a positive number with at most two decimals'],
  ['RWF', 0.5, 'Price must be a positive number with no decimals'],
  ['KWD', 1.2345, 'Price must be a positive number with at most three decimals'],
])('a price in %s of %d: %p', (code, price, problem) => {
  setShopCurrency(code);
  expect(problemOf(price)).toBe(problem);
});

it.each([
  ['', undefined],
  [undefined, undefined],
  ['4006381 33393-1', undefined],
  ['96385074', undefined],
  ['12345', 'GTIN must have 8, 12, 13 or 14 digits'],
  ['400638133393X', 'GTIN must have 8, 12, 13 or 14 digits'],
])('a GTIN %p: %p', (typed, problem) => {
  expect(gtinRule(typed, {}, {})).toBe(problem);
});
