import { describe, expect, it } from '@jest/globals';
import { StockShareReached, TooManyUnpaid } from './refusals.js';
import { assertAccountMay, assertAddressMay, assertShare, reservable } from './unpaid-rules.js';

const limits = {
  ordersPerAccount: 2,
  unitsPerAccount: 10,
  ordersPerAddress: 3,
  unitsPerAddress: 20,
  stockShare: 50,
};

describe('unpaid orders', () => {
  it('of an account are as many, and hold as much, as the limits say', () => {
    expect(() => assertAccountMay({ orders: 2, units: 10 }, limits)).not.toThrow();
    expect(() => assertAccountMay({ orders: 3, units: 3 }, limits)).toThrow(TooManyUnpaid);
    expect(() => assertAccountMay({ orders: 1, units: 11 }, limits)).toThrow('may hold 10 pieces together');
    expect(() => assertAccountMay({ orders: 2, units: 2 }, { ...limits, ordersPerAccount: 1 })).toThrow(
      'At most 1 order of yours',
    );
  });

  it('of an address likewise, eight times as many of a site', () => {
    expect(() => assertAddressMay({ orders: 3, units: 20 }, limits, 1)).not.toThrow();
    expect(() => assertAddressMay({ orders: 4, units: 4 }, limits, 1)).toThrow(TooManyUnpaid);
    expect(() => assertAddressMay({ orders: 1, units: 21 }, limits, 1)).toThrow(TooManyUnpaid);
    expect(() => assertAddressMay({ orders: 24, units: 160 }, limits, 8)).not.toThrow();
  });

  it.each([
    [10, 50, 5],
    [3, 50, 1],
    [1, 50, 1],
    [0, 50, 1],
    [10, 0, 1],
    [10, 50_000, 10],
  ])('of %p pieces and %p percent reserve %p', (onHand, share, expected) => {
    expect(reservable(onHand, share)).toBe(expected);
    const hold = { variantId: 'v', onHand, ofNewcomers: 0 };
    expect(() => assertShare({ ...hold, unpaid: expected }, share)).not.toThrow();
    expect(() => assertShare({ ...hold, unpaid: expected + 1 }, share)).toThrow(StockShareReached);
  });

  it.each([
    [400, 100],
    [10, 3],
    [6, 2],
    [1, 1],
  ])('of %p pieces reserve half of their share, %p, for newcomers of one network', (onHand, most) => {
    const hold = { variantId: 'v', onHand, unpaid: most };
    expect(() => assertShare({ ...hold, ofNewcomers: most }, 50)).not.toThrow();
    expect(() => assertShare({ ...hold, ofNewcomers: most + 1 }, 50)).toThrow(StockShareReached);
  });
});
