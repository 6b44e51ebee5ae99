import { describe, expect, it } from '@jest/globals';
import { Money, NotMoney } from './money.js';

describe('money', () => {
  it('is whole cents from a decimal on the wire', () => {
    expect(Money.fromDecimal(19.99).cents).toBe(1999);
    expect(Money.fromDecimal(0.1).plus(Money.fromDecimal(0.2)).toDecimal()).toBe(0.3);
  });

  it.each([19.999, Number.NaN, Number.POSITIVE_INFINITY, 0.001])(
    'refuses %p rather than round it',
    (value) => {
      expect(() => Money.fromDecimal(value)).toThrow(NotMoney);
    },
  );

  it('takes 40 percent with halves up, so that deposit and balance add up', () => {
    const total = Money.ofCents(2549);
    const deposit = total.percent(40);
    expect(deposit.cents).toBe(1020);
    expect(total.minus(deposit).cents).toBe(1529);
  });

  it('takes a percentage exactly of the largest amounts, too', () => {
    expect(Money.ofCents(99 * 9_999_994_899).percent(99.99).cents).toBe(989_900_495_051);
    expect(Money.ofCents(Number.MAX_SAFE_INTEGER).percent(100).cents).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('shares an amount by largest remainder and loses no cent', () => {
    const parts = Money.ofCents(100).allocate([1, 1, 1]);
    expect(parts.map((part) => part.cents)).toEqual([34, 33, 33]);
    expect(Money.sum(parts).cents).toBe(100);
  });

  it('shares nothing over nothing', () => {
    expect(
      Money.ofCents(100)
        .allocate([0, 0])
        .map((part) => part.cents),
    ).toEqual([0, 0]);
  });
});
