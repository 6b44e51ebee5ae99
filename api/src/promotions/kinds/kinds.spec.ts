import { describe, expect, it } from '@jest/globals';
import type { FieldValues } from '../../kernel/fields/field.js';
import { Money } from '../../kernel/money.js';
import { isForDelivery } from './contract.js';
import { DISCOUNT_KINDS, kindOf } from './index.js';
import { kindContract } from './testing/contract-suite.js';

for (const kind of DISCOUNT_KINDS) kindContract(kind);

/** `[pieces, price of one]` each, at full price. */
function off(name: string, values: FieldValues, ...lines: [number, number][]): number[] {
  const kind = kindOf(name);
  if (!kind || isForDelivery(kind)) throw new Error(`${name} is for no goods`);
  const basket = lines.map(([quantity, cents]) => ({
    quantity,
    unitPrice: Money.ofCents(cents),
    left: Money.ofCents(cents).times(quantity),
  }));
  return kind.off(values, basket).map(({ cents }) => cents);
}

const TIERS = { counted: 'together', from1: 3, percent1: 5, from2: 10, percent2: 10 };

describe('the kinds of discounts', () => {
  it('have names of their own', () => {
    expect(new Set(DISCOUNT_KINDS.map(({ name }) => name)).size).toBe(DISCOUNT_KINDS.length);
  });

  it.each([
    // ten percent of 33.34 is 3.33, shared by largest remainder
    [
      'percent',
      { percent: 10 },
      [
        [1, 1_000],
        [1, 2_334],
      ],
      [100, 233],
    ],
    // five of 15.00, by their prices
    [
      'amount',
      { amount: 500 },
      [
        [1, 500],
        [2, 500],
      ],
      [167, 333],
    ],
    [
      'amount',
      { amount: 5_000 },
      [
        [1, 500],
        [2, 500],
      ],
      [500, 1_000],
    ],
    [
      'price',
      { price: 800 },
      [
        [2, 1_000],
        [1, 700],
      ],
      [400, 0],
    ],
    // three pieces of two and one: the cheapest of each three
    [
      'bundle',
      { buy: 2, get: 1, percent: 100 },
      [
        [2, 1_000],
        [1, 300],
      ],
      [0, 300],
    ],
    [
      'bundle',
      { buy: 2, get: 1, percent: 100 },
      [
        [5, 1_000],
        [1, 300],
      ],
      [1_000, 300],
    ],
    ['bundle', { buy: 1, get: 1, percent: 50 }, [[2, 1_001]], [501]],
    ['bundle', { buy: 2, get: 1, percent: 100 }, [[2, 1_000]], [0]],
    [
      'tiers',
      TIERS,
      [
        [1, 1_000],
        [1, 1_000],
      ],
      [0, 0],
    ],
    [
      'tiers',
      TIERS,
      [
        [2, 1_000],
        [1, 1_000],
      ],
      [100, 50],
    ],
    [
      'tiers',
      TIERS,
      [
        [9, 1_000],
        [1, 1_000],
      ],
      [900, 100],
    ],
    [
      'tiers',
      { ...TIERS, counted: 'each' },
      [
        [9, 1_000],
        [1, 1_000],
      ],
      [450, 0],
    ],
    [
      'gift',
      { product: 'p', pieces: 1 },
      [
        [2, 1_000],
        [1, 900],
      ],
      [0, 900],
    ],
  ] as [string, FieldValues, [number, number][], number[]][])('%s with %j', (name, values, lines, taken) => {
    expect(off(name, values, ...lines)).toEqual(taken);
  });

  it('take a delivery off, or a part of it', () => {
    const kind = kindOf('delivery');
    if (!kind || !isForDelivery(kind)) throw new Error('delivery is for the delivery');
    expect(kind.offDelivery({}, Money.ofCents(490)).cents).toBe(490);
    expect(kind.offDelivery({ most: 300 }, Money.ofCents(490)).cents).toBe(300);
    expect(kind.offDelivery({ most: 900 }, Money.ofCents(490)).cents).toBe(490);
  });

  it.each([
    ['bundle', { buy: 1.5, get: 1, percent: 100 }, ['buy']],
    ['tiers', { ...TIERS, from3: 4, percent3: 20 }, ['from3']],
    ['tiers', { counted: 'each', from1: 2, percent1: 5, from2: 3 }, ['percent2']],
    ['gift', { product: 'p', pieces: 0.5 }, ['pieces']],
    ['percent', { percent: 12.345 }, ['percent']],
  ] as [string, FieldValues, string[]][])('%s does not take %j', (name, values, fields) => {
    expect(
      kindOf(name)
        ?.faults?.(values)
        .map(({ field }) => field),
    ).toEqual(fields);
  });
});
