import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from './currency.js';
import { converted, worthOfUnit } from './exchange.js';
import { Money } from './money.js';
import { cases } from './testing/cases.js';

const euro = { code: 'EUR', rate: 0.9137, roundTo: 0.01 };

describe('an amount in another currency', () => {
  it.each([
    [2_000, euro, 'EUR', 1_827],
    [2_000, { code: 'CHF', rate: 0.8812, roundTo: 0.05 }, 'CHF', 1_760],
    [2_000, { code: 'JPY', rate: 149.53, roundTo: 10 }, 'JPY', 2_990],
    [1_999, { code: 'KWD', rate: 0.3071, roundTo: 0.005 }, 'KWD', 6_140],
    [250, { code: 'EUR', rate: 1, roundTo: 1 }, 'EUR', 250],
    [1_050, { code: 'EUR', rate: 1, roundTo: 1 }, 'EUR', 1_100],
    [10, { code: 'JPY', rate: 149.53, roundTo: 10 }, 'JPY', 15],
    [66, { code: 'JPY', rate: 149.53, roundTo: 10 }, 'JPY', 99],
    [67, { code: 'JPY', rate: 149.53, roundTo: 10 }, 'JPY', 100],
    [100, { code: 'JPY', rate: 149.53, roundTo: 1_000 }, 'JPY', 150],
    [42, { code: 'CHF', rate: 0.8812, roundTo: 0.05 }, 'CHF', 37],
    [10, { code: 'KWD', rate: 0.3071, roundTo: 0.005 }, 'KWD', 31],
    [50, { code: 'EUR', rate: 0.01, roundTo: 0.01 }, 'EUR', 1],
    [1, { code: 'JPY', rate: 149.53, roundTo: 100 }, 'JPY', 1],
    [1, { code: 'JPY', rate: 0.2, roundTo: 100 }, 'JPY', 1],
    [100, { code: 'INR', rate: 16_432.123456, roundTo: 0.01 }, 'INR', 1_643_212],
    [10_050, { code: 'EUR', rate: 1.1, roundTo: 0.01 }, 'EUR', 11_055],
    [0, euro, 'EUR', 0],
  ])('%i cents by %o', (cents, to, code, expected) => {
    const amount = converted(Money.ofCents(cents), to);
    expect([amount.currency.code, amount.cents]).toEqual([code, expected]);
  });

  it('stays as it is without one', () => {
    expect(converted(Money.ofCents(1_999), null)).toEqual(Money.ofCents(1_999));
  });

  const others = fc.record({
    code: fc.constantFrom('JPY', 'EUR', 'KWD'),
    rate: fc.integer({ min: 1, max: 2_000_000_000 }).map((millionths) => millionths / 1_000_000),
    steps: fc.integer({ min: 1, max: 500 }),
  });
  const prices = fc.nat(1_000_000_000);

  it('is a multiple of the step from ten steps on, a twentieth away at most or half a unit, and never less for more', () => {
    fc.assert(
      fc.property(others, prices, prices, ({ code, rate, steps }, one, more) => {
        const { unit } = Currency.of(code);
        const to = { code, rate, roundTo: steps / unit };
        const { cents } = converted(Money.ofCents(one), to);
        const exact = (one / 100) * rate * unit;
        if (cents > 10 * steps) expect(cents % steps).toBe(0);
        if (cents > 1)
          expect(Math.abs(cents - exact)).toBeLessThanOrEqual(
            Math.max(0.5, Math.min(exact / 20, steps / 2)) * (1 + 1e-6),
          );
        expect(cents > 0).toBe(one > 0);
        expect(converted(Money.ofCents(one + more), to).cents).toBeGreaterThanOrEqual(cents);
      }),
      cases(),
    );
  });
});

describe('a unit of another currency', () => {
  it('is worth what the rate says in the smallest units of the shop', () => {
    expect(worthOfUnit({ code: 'JPY', rate: 150, roundTo: 1 })).toBeCloseTo(2 / 3);
    expect(worthOfUnit({ ...euro, rate: 0.8 })).toBe(1.25);
  });
});
