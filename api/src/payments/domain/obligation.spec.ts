import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { depositAndBalance, inFull } from './obligation.js';
import { cases } from '../../kernel/testing/cases.js';

describe('what a shopper owes', () => {
  it('is the whole total now for a card', () => {
    expect(inFull('card', Money.ofCents(2549))).toEqual([
      { kind: 'full', method: 'card', due: 'now', amount: Money.ofCents(2549) },
    ]);
  });

  it('is 10.20 now and 15.29 on delivery for 25.49 in cash', () => {
    const [deposit, balance] = depositAndBalance('cash', Money.ofCents(2549), 40);
    expect([deposit?.amount.cents, balance?.amount.cents]).toEqual([1020, 1529]);
  });

  it('adds up to the total for any total and any percentage', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const parts = depositAndBalance('cash', Money.ofCents(cents), percent).map((part) => part.amount);
        expect(Money.sum(parts).cents).toBe(cents);
        for (const part of parts) expect(part.cents).toBeGreaterThanOrEqual(0);
      }),
      cases(),
    );
  });
});
