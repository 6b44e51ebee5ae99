import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { paymentStatusOf } from './payment-status-of.js';
import { cases } from '../../kernel/testing/cases.js';

const words = (
  total: number,
  captured: number,
  refunded = 0,
  more: { failed?: boolean; disputed?: boolean; surplus?: number } = {},
) =>
  paymentStatusOf(Money.ofCents(total), {
    captured: Money.ofCents(captured),
    surplus: Money.ofCents(more.surplus ?? 0),
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
    ['all of it paid twice', () => words(1000, 2000, 0, { surplus: 1000 }), 'paid', 'overpaid'],
    ['the surplus returned', () => words(1000, 2000, 1000, { surplus: 1000 }), 'paid', 'paid'],
    ['a part of the surplus returned', () => words(1000, 2000, 400, { surplus: 1000 }), 'paid', 'overpaid'],
    ['a deposit paid twice', () => words(1000, 800, 0, { surplus: 400 }), 'pending', 'overpaid'],
    ['two deposits above the price', () => words(1000, 1200, 0, { surplus: 600 }), 'pending', 'overpaid'],
    ['the second deposit returned', () => words(1000, 800, 400, { surplus: 400 }), 'pending', 'deposit_paid'],
    ['more than it returned', () => words(1000, 800, 500, { surplus: 400 }), 'pending', 'partially_refunded'],
    ['both deposits returned', () => words(1000, 800, 800, { surplus: 400 }), 'refunded', 'refunded'],
    ['a part returned', () => words(1000, 1000, 1), 'paid', 'partially_refunded'],
    ['all returned', () => words(1000, 1000, 1000), 'refunded', 'refunded'],
    ['a deposit returned', () => words(1000, 400, 400), 'refunded', 'refunded'],
    ['a disputed payment', () => words(1000, 1000, 0, { disputed: true }), 'paid', 'disputed'],
    ['a disputed one that was returned', () => words(9, 9, 9, { disputed: true }), 'refunded', 'disputed'],
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
