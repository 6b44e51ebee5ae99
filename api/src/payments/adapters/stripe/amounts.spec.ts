import { describe, expect, it } from '@jest/globals';
import { fromStripe, isChargeable, toStripe } from './amounts.js';

describe('an amount at Stripe', () => {
  it.each([
    ['USD', 1999, 1999],
    ['RWF', 1500, 1500],
    ['JPY', 980, 980],
    ['UGX', 94_568, 9_456_800],
    ['ISK', 2490, 249_000],
    ['HUF', 4990, 499_000],
    ['IDR', 150_000, 15_000_000],
    ['TWD', 29_900, 29_900],
    ['KRW', 12_000, 12_000],
    ['KWD', 12_340, 12_340],
  ])('of %s: %i of ours travel as %i and come back', (currency, ours, theirs) => {
    expect(toStripe(ours, currency)).toBe(theirs);
    expect(fromStripe(theirs, currency)).toBe(ours);
  });

  it('in hundredths of what has none is no amount of ours', () => {
    expect(fromStripe(150, 'UGX')).toBeNaN();
  });

  it.each([
    [12_340, 3, true],
    [12_345, 3, false],
    [1999, 2, true],
    [7, 0, true],
  ])('%i with %i decimals is taken: %s', (smallest, decimals, taken) => {
    expect(isChargeable(smallest, decimals)).toBe(taken);
  });
});
