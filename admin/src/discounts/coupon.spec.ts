import { describe, expect, it } from '@jest/globals';
import { asText, worth } from './coupon';
import { coupon } from '../testing/coupon';

describe('a coupon', () => {
  it('is worth a percentage or an amount', () => {
    expect(worth(coupon({}))).toBe('10%');
    expect(worth(coupon({ kind: 'amount', amount: 15, percent: null }))).toBe('$15.00');
  });

  it('is told in one sentence while it is written', () => {
    const rules = { minTotal: 150, perAccount: 1, maxUses: 10, endsAt: '2027-02-19T12:00:00Z' };
    expect(asText(coupon(rules))).toBe(
      '10% off orders of $150.00 or more, once per shopper, 10 times in all, until Feb 19, 2027',
    );
    expect(asText(coupon({ firstOrderOnly: true, perAccount: 2 }))).toBe(
      '10% off any order, a first order only, 2 times per shopper',
    );
    expect(asText({ kind: 'amount' })).toBe('');
  });
});
