import { afterEach, describe, expect, it } from '@jest/globals';
import { crossesOutLowest, crossOutBy, originalPrice, reductionOf } from './original-price.js';

describe('the crossed-out price', () => {
  it.each([
    [8000, 20, 10000],
    [2900, 15, 3412],
    [1, 99.99, 10000],
    [3913, 3.68, 4063],
    [51, 18.4, 63],
    [9_999_999_999, 99.99, 99_999_999_990_000],
  ])('of %i cents at %p percent off is %i cents', (price, discount, original) => {
    expect(originalPrice(price, discount)).toBe(original);
  });

  it('is absent without a discount', () => {
    expect(originalPrice(8000, 0)).toBeNull();
  });
});

describe('what a sale tells of a price', () => {
  afterEach(() => crossOutBy('derived'));

  it('is what the discount makes, until the shop decides otherwise', () => {
    expect(reductionOf(2_490, 20, null)).toEqual({ original: 3_113, percent: 20 });
    expect(reductionOf(2_490, 0, 5_000)).toEqual({ original: null, percent: 0 });
  });

  it.each([
    ['a price that was never another', 2_490, 20, null, null, 0],
    ['a price that was cut', 8_000, 20, 10_000, 10_000, 20],
    ['a price that was lower within thirty days', 8_000, 20, 6_000, null, 0],
    ['a price that is what it was', 8_000, 20, 8_000, null, 0],
    ['the percentage from the lowest price, not above it', 6_700, 50, 10_000, 10_000, 33],
    ['a cut that nobody announces', 8_000, 0, 10_000, null, 0],
  ])('is by the lowest price of thirty days, of %s', (_, price, discount, lowest, original, percent) => {
    crossOutBy('lowest');
    expect(crossesOutLowest()).toBe(true);
    expect(reductionOf(price, discount, lowest)).toEqual({ original, percent });
  });
});
