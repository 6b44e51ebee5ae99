import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { paymentStatusOf } from './payment-status-of.js';
import { cases } from '../../kernel/testing/cases.js';

const words = (
  total: number,
  captured: number,
  refunded = 0,
  more: { failed?: boolean; disputed?: boolean } = {},
) =>
  paymentStatusOf(Money.ofCents(total), {
    captured: Money.ofCents(captured),
    refunded: Money.ofCents(refunded),
    attemptsFailed: more.failed ?? false,
    disputed: more.disputed ?? false,
  });

describe('the payment words of an order', () => {
  it.each([
    ['nothing paid', () => words(1000, 0), 'pending', 'unpaid'],
    ['the last attempt failed', () => words(1000, 0, 0, { failed: true }), 'failed', 'unpaid'],
    ['a deposit only', () => words(1000, 400), 'pending', 'deposit_paid'],
    ['a deposit after a failed card', () => words(1000, 400, 0, { failed: true }), 'pending', 'deposit_paid'],
    ['paid in full', () => words(1000, 1000), 'paid', 'paid'],
    ['too much paid', () => words(1000, 1400), 'paid', 'overpaid'],
    ['the surplus returned', () => words(1000, 1400, 400), 'paid', 'paid'],
    ['a part returned', () => words(1000, 1000, 1), 'paid', 'partially_refunded'],
    ['all returned', () => words(1000, 1000, 1000), 'refunded', 'refunded'],
    ['a deposit returned', () => words(1000, 400, 400), 'refunded', 'refunded'],
    ['a disputed payment', () => words(1000, 1000, 0, { disputed: true }), 'paid', 'disputed'],
    ['an order that costs nothing', () => words(0, 0), 'paid', 'paid'],
  ])('say %s', (_, told, status, detail) => {
    expect(told()).toEqual({ status, detail });
  });

  it('say paid only when the captured money covers the total', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, fc.nat(), (total, captured, share) => {
        const told = words(total, captured, share % (captured + 1));
        if (told.status === 'paid') expect(captured).toBeGreaterThanOrEqual(total);
        if (told.status === 'pending') expect(captured).toBeLessThan(total);
      }),
      cases(),
    );
  });
});
