import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { RefundTooLarge } from '../../payments/domain/refusals.js';
import { piecesLeft, planRefund, type RefundableLine } from './refund-plan.js';
import { InvalidPurchase, RefundTooMany } from '../domain/refusals.js';

const line = (variantId: string, cents: number, bought: number): RefundableLine => ({
  variantId,
  name: variantId,
  bought,
  total: Money.ofCents(cents),
  refunded: 0,
  refundedShare: Money.zero,
});

const cents = (amounts: readonly { amount: Money }[]) => amounts.map(({ amount }) => amount.cents);

describe('the plan of a refund', () => {
  const order = [line('jacket', 1000, 3), line('scarf', 499, 1)];
  const captured = Money.ofCents(1499);

  it('gives back what the pieces have cost after the coupon', () => {
    const plan = planRefund(order, { lines: [{ variantId: 'jacket', quantity: 2 }] }, captured);
    expect([plan.amount.cents, plan.goodwillAmount.cents]).toEqual([667, 0]);
  });

  it('gives back everything that is left when nothing is said, spread over what is left of the lines', () => {
    const gone = { ...line('jacket', 1000, 3), refunded: 1, refundedShare: Money.ofCents(333) };
    const plan = planRefund([gone, line('scarf', 499, 1)], {}, Money.ofCents(1200));
    expect(cents(plan.lines)).toEqual([667, 499]);
    expect([plan.amount.cents, plan.goodwillAmount.cents]).toEqual([1200, 34]);
  });

  it('shares a deposit over the lines when only that was paid', () => {
    const plan = planRefund(order, {}, Money.ofCents(600));
    expect(cents(plan.lines)).toEqual([400, 200]);
    expect(plan.lines.map(({ share }) => share.cents)).toEqual([1000, 499]);
  });

  it('keeps a fee when pieces come back for less than they have cost, and never pays more than that', () => {
    const lines = [{ variantId: 'jacket', quantity: 3 }];
    expect(planRefund(order, { lines, amount: Money.ofCents(900) }, captured).amount.cents).toBe(900);
    expect(() => planRefund(order, { lines, amount: Money.ofCents(1001) }, captured)).toThrow(RefundTooLarge);
  });

  it('refuses pieces that were not bought, more than were, and more money than is there', () => {
    const ask = (variantId: string, quantity: number) => () =>
      planRefund(order, { lines: [{ variantId, quantity }] }, captured);
    expect(ask('hat', 1)).toThrow(InvalidPurchase);
    expect(ask('scarf', 2)).toThrow(RefundTooMany);
    expect(ask('scarf', 0)).toThrow(RefundTooMany);
    expect(() =>
      planRefund(order, { lines: [{ variantId: 'scarf', quantity: 1 }] }, Money.ofCents(498)),
    ).toThrow(RefundTooLarge);
    expect(() => planRefund(order, { amount: Money.ofCents(-1) }, captured)).toThrow(RefundTooLarge);
  });

  it('comes off what nobody has paid, first or last, in coins that exist', () => {
    const lines = [{ variantId: 'jacket', quantity: 2 }];
    const unpaid = (cents: number, coin = 1) => ({
      ...{ amount: Money.ofCents(cents), waivable: Money.ofCents(cents), coin },
    });
    const plan = (available: number, due: ReturnType<typeof unpaid>, waives?: 'first' | 'last') => {
      const planned = planRefund(order, { lines, waives }, Money.ofCents(available), due);
      return [planned.waived, planned.amount, planned.goodwillAmount].map((one) => one.cents);
    };
    expect(() => plan(500, unpaid(999))).toThrow(RefundTooLarge);
    expect(plan(500, unpaid(999), 'first')).toEqual([667, 0, 0]);
    expect(plan(500, unpaid(999), 'last')).toEqual([167, 500, 0]);
    expect(plan(1499, unpaid(0), 'first')).toEqual([0, 667, 0]);
    expect(plan(667, unpaid(300), 'last')).toEqual([0, 667, 0]);
    expect(plan(1199, unpaid(300), 'first')).toEqual([300, 367, 0]);
    // 3.33 would be left: coins pay 3.30
    expect(plan(500, unpaid(1_000, 5), 'first')).toEqual([670, 0, 3]);
    expect(plan(500, unpaid(1_000, 5), 'last')).toEqual([170, 497, 0]);
  });

  it('takes the tax of pieces from that of their line, less of it where a fee is kept', () => {
    const taxed = (refunded: number, refundedCents: number) => ({
      ...{ ...line('jacket', 1_000, 3), refunded, refundedShare: Money.ofCents(refundedCents) },
      tax: { rate: 0, amount: Money.ofCents(160) },
    });
    const taxOf = (of: RefundableLine, quantity: number, amount?: Money) =>
      planRefund([of], { lines: [{ variantId: 'jacket', quantity }], amount }, captured).lines[0]?.tax?.amount
        .cents;
    expect([taxOf(taxed(0, 0), 1), taxOf(taxed(1, 333), 1), taxOf(taxed(2, 667), 1)]).toEqual([53, 54, 53]);
    expect([taxOf(taxed(0, 0), 3), taxOf(taxed(0, 0), 3, Money.ofCents(900))]).toEqual([160, 144]);
    expect(planRefund([taxed(0, 0)], {}, Money.ofCents(500)).lines).toMatchObject([
      { tax: { rate: 0, amount: { cents: 80 } } },
    ]);
    expect(taxOf(line('jacket', 1_000, 3), 1)).toBeUndefined();
  });

  it('counts a line that is named twice once', () => {
    const twice = [1, 2].map((quantity) => ({ variantId: 'jacket', quantity }));
    expect(planRefund(order, { lines: twice }, captured).lines).toMatchObject([{ quantity: 3 }]);
    expect(() => planRefund(order, { lines: [...twice, ...twice] }, captured)).toThrow(RefundTooMany);
  });
});

describe('any split of an order into refunds', () => {
  const lines = fc.array(
    fc
      .record({ cents: fc.nat({ max: 999_999_999 }), bought: fc.integer({ min: 1, max: 99 }) })
      .map(({ cents: total, bought }) => ({ total, bought })),
    { minLength: 1, maxLength: 6 },
  );
  const steps = fc.array(fc.array(fc.nat({ max: 99 }), { minLength: 6, maxLength: 6 }), { maxLength: 12 });

  it('adds up to the cent to what was paid, and no piece gives back more than its price rounded up', () => {
    fc.assert(
      fc.property(lines, steps, (shape, split) => {
        const order = shape.map(({ total, bought }, index) => line(`v${index}`, total, bought));
        let left = Money.sum(order.map(({ total }) => total));
        const refund = (wanted: { variantId: string; quantity: number }[]) => {
          if (wanted.length === 0) return;
          const plan = planRefund(order, { lines: wanted }, left);
          expect(Money.sum(plan.lines.map(({ amount }) => amount)).cents).toBe(plan.amount.cents);
          left = left.minus(plan.amount);
          for (const { variantId, quantity, share } of plan.lines) {
            const of = order.find((one) => one.variantId === variantId) as RefundableLine;
            const piece = of.total.cents / of.bought;
            expect(share.cents).toBeGreaterThanOrEqual(Math.floor(piece) * quantity);
            expect(share.cents).toBeLessThanOrEqual(Math.ceil(piece) * quantity);
            of.refunded += quantity;
            of.refundedShare = of.refundedShare.plus(share);
          }
        };
        const pieces = (most: (of: RefundableLine, index: number) => number) =>
          order
            .map((of, index) => ({
              variantId: of.variantId,
              quantity: Math.min(most(of, index), piecesLeft(of)),
            }))
            .filter(({ quantity }) => quantity > 0);
        for (const wanted of split) refund(pieces((_, index) => wanted[index] ?? 0));
        refund(pieces(piecesLeft));
        expect(left.cents).toBe(0);
        expect(order.map(({ refundedShare }) => refundedShare)).toEqual(order.map(({ total }) => total));
      }),
      cases(),
    );
  });
});
