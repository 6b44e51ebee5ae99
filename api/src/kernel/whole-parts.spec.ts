import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quotient, wholeParts } from './whole-parts.js';

const whole = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.maxSafeNat());

describe('a quotient of whole numbers', () => {
  it('is the one of big integers, whatever the size', () => {
    const signed = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger());
    fc.assert(
      fc.property(signed, whole, fc.nat(10_000), fc.integer({ min: 1 }), (factor, other, more, by) => {
        const exact = (BigInt(factor) * BigInt(other) + BigInt(more)) / BigInt(by);
        expect(quotient(factor, other, more, by) === Number(exact)).toBe(true);
      }),
    );
  });

  it('is cut off towards zero', () => {
    expect([quotient(-7, 1, 0, 2), quotient(7, 1, 0, 2), quotient(-1, 1, 0, 2)]).toEqual([-3, 3, 0]);
  });
});

describe('whole parts', () => {
  it('add up, each the exact one or one more', () => {
    fc.assert(
      fc.property(whole, fc.array(whole, { minLength: 1, maxLength: 8 }), (sum, weights) => {
        const parts = wholeParts(sum, weights);
        const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
        const exact = weights.map((weight) => (total === 0n ? 0n : (BigInt(sum) * BigInt(weight)) / total));
        const more = parts.map((part, at) => BigInt(part) - (exact[at] ?? 0n));
        expect(more.every((one) => one === 0n || one === 1n)).toBe(true);
        if (total > 0n) expect(parts.reduce((all, part) => all + BigInt(part), 0n)).toBe(BigInt(sum));
      }),
    );
  });

  it('go to those that lose most, the earlier first', () => {
    expect(wholeParts(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(wholeParts(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(wholeParts(Number.MAX_SAFE_INTEGER, [1, 0, 1])).toEqual([2 ** 52, 0, 2 ** 52 - 1]);
    expect(wholeParts(7, [0, 0])).toEqual([0, 0]);
  });
});
