import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { costOf, type Receipt } from '../../kernel/receipt.js';
import { cases } from '../../kernel/testing/cases.js';
import { ordersIn, quoted } from '../testing/random-orders.js';
import { piecesLeft, planRefund, type RefundableLine, type RefundPlan } from './refund-plan.js';

/** Enough for 10,000 cases on a slow machine. */
jest.setTimeout(120_000);

const MOST_LINES = 20;
/** How many pieces of each line go back at a time: often none. */
const splits = fc.array(
  fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { minLength: MOST_LINES, maxLength: MOST_LINES }),
  { maxLength: 6 },
);

const paidLines = ({ lines, total }: Receipt): RefundableLine[] =>
  lines.map((line, index) => ({
    ...{ variantId: `v${index}`, name: `Thing ${index}`, bought: line.quantity, total: costOf(line) },
    ...{ refunded: 0, refundedShare: total.times(0) },
  }));

/** What would come back for all that is left of each line. */
const rests = (lines: readonly RefundableLine[], available: Money): Map<string, Money> =>
  new Map(planRefund(lines, {}, available).lines.map(({ variantId, share }) => [variantId, share]));

const after = (lines: readonly RefundableLine[], plan: RefundPlan): RefundableLine[] =>
  lines.map((line) => {
    const back = plan.lines.find(({ variantId }) => variantId === line.variantId);
    if (!back) return line;
    const refundedShare = line.refundedShare.plus(back.share);
    return { ...line, refunded: line.refunded + back.quantity, refundedShare };
  });

/** The refunds one after another, the last of which is all that is left; `watch` sees the lines before and after each. */
function refundAll(
  receipt: Receipt,
  split: readonly (readonly number[])[],
  watch: (before: RefundableLine[], plan: RefundPlan, lines: RefundableLine[]) => void = () => undefined,
): Money[] {
  let [lines, left] = [paidLines(receipt), receipt.total];
  const back: Money[] = [];
  for (const wanted of split) {
    const pieces = lines
      .map((line, index) => ({
        ...{ variantId: line.variantId, quantity: Math.min(wanted[index] ?? 0, piecesLeft(line)) },
      }))
      .filter(({ quantity }) => quantity > 0);
    if (pieces.length === 0) continue;
    const plan = planRefund(lines, { lines: pieces }, left);
    const next = after(lines, plan);
    watch(lines, plan, next);
    [lines, left] = [next, left.minus(plan.amount)];
    back.push(plan.amount);
  }
  return [...back, planRefund(lines, {}, left).amount];
}

describe.each([
  ['JPY', 0],
  ['KWD', 3],
])('an order in %s, with %i decimals, that goes back bit by bit', (code, decimals) => {
  const holds = (rule: (receipt: Receipt, split: number[][]) => void) =>
    fc.assert(
      fc.asyncProperty(ordersIn(code), splits, async (order, split) =>
        rule((await quoted(order)).receipt, split),
      ),
      cases(),
    );

  it('gives back what was paid, with tax and delivery, whatever the bits', async () => {
    expect(Currency.of(code).decimals).toBe(decimals);
    await holds((receipt, split) => {
      const back = refundAll(receipt, split);
      expect(Money.sum(back)).toEqual(receipt.total);
      for (const { cents } of back) expect(cents).toBeGreaterThanOrEqual(0);
    });
  });

  it('keeps what the rest has cost: other lines not at all, its own by what went back', async () => {
    await holds((receipt, split) => {
      refundAll(receipt, split, (lines, plan, next) => {
        const gone = new Map(plan.lines.map(({ variantId, share }) => [variantId, share]));
        const rest = rests(next, receipt.total);
        for (const [variantId, before] of rests(lines, receipt.total)) {
          const none = before.times(0);
          expect(rest.get(variantId) ?? none).toEqual(before.minus(gone.get(variantId) ?? none));
        }
      });
    });
  });
});
