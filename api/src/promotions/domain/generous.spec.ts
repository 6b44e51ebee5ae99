import { expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { costOf } from './generous.js';
import type { CouponTerms } from './coupon-terms.js';

const terms = (more: Partial<CouponTerms>) =>
  ({
    kind: 'percent',
    percent: 10,
    amount: null,
    minTotal: Money.zero,
    maxUses: null,
    ...more,
  }) as CouponTerms;
const of = (cents: number) => Money.ofCents(cents);

it.each([
  ['half off', terms({ percent: 50 }), 0],
  ['more than half off', terms({ percent: 50.5 }), Number.POSITIVE_INFINITY],
  ['all off, once', terms({ percent: 100, maxUses: 1 }), Number.POSITIVE_INFINITY],
  ['five of at least ten', terms({ kind: 'amount', amount: of(500), minTotal: of(1_000) }), 0],
  ['five of anything, ten times', terms({ kind: 'amount', amount: of(500), maxUses: 10 }), 5_000],
  ['five of anything, for ever', terms({ kind: 'amount', amount: of(500) }), Number.POSITIVE_INFINITY],
])('%s may cost so much', (_, one, cost) => {
  expect(costOf(one)).toBe(cost);
});
