import { describe, expect, it } from '@jest/globals';
import { originalPrice } from './original-price.js';

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
