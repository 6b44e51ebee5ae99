import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { TendersDiffer } from './refusals.js';
import { depositAndRest, inFull, partsAndRest } from './tender.js';

const cents = fc.integer({ min: 0, max: 1e12 });
const percent = fc.integer({ min: 0, max: 100 });

describe('what an order is paid by', () => {
  it('is the whole total now for a card', () => {
    expect(inFull('card', Money.ofCents(2549))).toEqual([
      { method: 'card', amount: Money.ofCents(2549), obligation: 'now' },
    ]);
  });

  it('is 10.20 now and 15.29 on delivery for 25.49 in cash', () => {
    const [deposit, rest] = depositAndRest('cash', Money.ofCents(2549), 40);
    expect([deposit?.amount.cents, rest?.amount.cents]).toEqual([1020, 1529]);
    expect([deposit?.obligation, rest?.obligation]).toEqual(['now', 'on-delivery']);
  });

  it.each([
    [13.35, 40, [5.35, 8]],
    [0.05, 40, [0.05]],
    [13.35, 0, [13.35]],
    [13.35, 100, [13.35]],
    [0, 40, []],
  ])(
    'is of CHF %s, of which %s%% is due now, %j: in coins that exist, and never nothing',
    (total, share, parts) => {
      const francs = Money.fromDecimal(total, 'total', Currency.of('CHF'));
      expect(depositAndRest('cash', francs, share).map(({ amount }) => amount.toDecimal())).toEqual(parts);
    },
  );

  it('adds up to the total for any total and any percentage', () => {
    fc.assert(
      fc.property(cents, percent, (total, share) => {
        for (const plans of [
          depositAndRest('cash', Money.ofCents(total), share),
          inFull('card', Money.ofCents(total)),
        ]) {
          expect(Money.sum(plans.map(({ amount }) => amount)).cents).toBe(total);
          for (const { amount } of plans) expect(amount.cents).toBeGreaterThan(0);
        }
      }),
      cases(),
    );
  });

  it('is what is given first and the rest by another way, and adds up for any parts', () => {
    fc.assert(
      fc.property(
        cents,
        percent,
        fc.array(fc.integer({ min: -1, max: 1e11 }), { maxLength: 4 }),
        (total, share, parts) => {
          const plan = () =>
            partsAndRest(
              Money.ofCents(total),
              parts.map((part) => ({ method: 'credit', amount: Money.ofCents(part) })),
              (left) => depositAndRest('cash', left, share),
            );
          const given = parts.reduce((sum, part) => sum + part, 0);
          if (given > total || parts.some((part) => part <= 0)) return expect(plan).toThrow(TendersDiffer);
          const plans = plan();
          expect(Money.sum(plans.map(({ amount }) => amount)).cents).toBe(total);
          expect(plans.slice(0, parts.length).map(({ amount }) => amount.cents)).toEqual(parts);
          if (parts.length > 0 && given === total) expect(plans).toHaveLength(parts.length);
        },
      ),
      cases(),
    );
  });
});
