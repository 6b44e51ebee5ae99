import { describe, expect, it } from '@jest/globals';
import { demandPerVariant } from './demand.js';

describe('the demand of a basket', () => {
  it('is summed per variant before the shelf is asked, in one fixed order', () => {
    const demand = demandPerVariant([
      { variantId: 'b', quantity: 3 },
      { variantId: 'a', quantity: 1 },
      { variantId: 'b', quantity: 3 },
      { variantId: 'c', quantity: 2 },
    ]);
    expect(demand).toEqual([
      { variantId: 'a', quantity: 1 },
      { variantId: 'b', quantity: 6 },
      { variantId: 'c', quantity: 2 },
    ]);
  });
});
