import { describe, expect, it } from '@jest/globals';
import { unitPrice, unitPriced } from './unit-price.js';

describe('the price for a unit', () => {
  it.each([
    [99, 250, 'g', 396, 'kg', 0.25],
    [199, 1.5, 'kg', 133, 'kg', 1.5],
    [100, 330, 'ml', 303, 'l', 0.33],
    [201, 400, 'ml', 503, 'l', 0.4],
    [750, 2.5, 'l', 300, 'l', 2.5],
    [1_000, 3, 'm', 333, 'm', 3],
    [1_005, 2, 'm²', 503, 'm²', 2],
    [500, 12, 'piece', 42, 'piece', 12],
  ])('of %d for %d %s is %d for a %s', (price, amount, unit, each, per, content) => {
    expect(unitPrice(price, { amount, unit })).toEqual({ price: each, per, content });
  });

  it('is not told where the content is not known, or in no unit of these', () => {
    expect([unitPrice(100, null), unitPrice(100, { amount: 1, unit: 'oz' })]).toEqual([undefined, undefined]);
    expect([unitPriced(100, null), unitPriced(100, { amount: 500, unit: 'g' })]).toEqual([
      {},
      { unitPrice: { price: 2, per: 'kg', content: 0.5 } },
    ]);
  });
});
