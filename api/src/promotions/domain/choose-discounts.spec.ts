import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { isForDelivery } from '../kinds/contract.js';
import { DISCOUNT_KINDS } from '../kinds/index.js';
import { valuesOf } from '../kinds/testing/arbitrary-values.js';
import { inTurn } from './apply-discounts.js';
import { chooseDiscounts, type Candidate } from './choose-discounts.js';

const baskets = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD').map((code) => Currency.of(code)),
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unit: fc.nat(300_000) }), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ currency, lines }) =>
    lines.map(({ quantity, unit }) => ({ quantity, unitPrice: Money.ofCents(unit, currency) })),
  );

const goodsKinds = DISCOUNT_KINDS.filter((kind) => !isForDelivery(kind));
const rule = fc.constantFrom(...goodsKinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind.name),
    values: valuesOf(kind),
    combines: fc.boolean(),
    priority: fc.integer({ min: 0, max: 3 }),
    lines: fc.uniqueArray(fc.nat(9), { maxLength: 8 }),
    isOfCode: fc.boolean(),
  }),
);
const rules = fc
  .array(rule, { maxLength: 8 })
  .map((drawn) =>
    drawn.map((one, at) => candidate(`r${at}`, { ...one, isOfCode: at === 0 && one.isOfCode })),
  );

const candidate = (
  id: string,
  { isOfCode, ...one }: Omit<Candidate, 'id' | 'version' | 'name'> & { isOfCode?: boolean },
) => ({
  ...{ id, version: 1, name: id.toUpperCase(), ...one },
  ...(isOfCode ? { code: 'CODE' } : {}),
});

const cents = (amounts: readonly Money[]) => amounts.reduce((sum, one) => sum + one.cents, 0);

describe('any rules for any basket', () => {
  it('never take more than a line costs, and the parts of a rule are what it took', () => {
    fc.assert(
      fc.property(baskets, rules, (lines, all) => {
        const taken = chooseDiscounts(lines, all);
        for (const { amount, shares } of taken) expect(cents(shares)).toBe(amount.cents);
        lines.forEach(({ unitPrice, quantity }, at) => {
          const given = taken.map(({ shares }) => shares[at]?.cents ?? Number.NaN);
          expect(given.every((one) => one >= 0)).toBe(true);
          expect(given.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(
            unitPrice.times(quantity).cents,
          );
        });
      }),
      cases(),
    );
  });

  it('come to the same in whatever order, and however often they are named', () => {
    fc.assert(
      fc.property(baskets, rules, fc.nat(), (lines, all, seed) => {
        const shuffled = [...all, ...all].toSorted(
          (a, b) => ((a.id.charCodeAt(1) * 7 + seed) % 5) - ((b.id.charCodeAt(1) * 7 + seed) % 5),
        );
        expect(chooseDiscounts(lines, shuffled)).toEqual(chooseDiscounts(lines, all));
      }),
      cases(),
    );
  });

  it('take nothing off lines that they are not for, and the same when taken again in their turn', () => {
    fc.assert(
      fc.property(baskets, rules, (lines, all) => {
        const taken = chooseDiscounts(lines, all);
        for (const { rule: one, shares } of taken)
          shares.forEach((share, at) => expect(one.lines.includes(at) || share.isZero).toBe(true));
        expect(
          inTurn(
            lines,
            taken.map((one) => one.rule),
          ),
        ).toEqual(taken);
      }),
      cases(),
    );
  });

  it('are what is best for the shopper: none alone and no other set takes more', () => {
    fc.assert(
      fc.property(baskets, rules, (lines, all) => {
        const best = cents(chooseDiscounts(lines, all).map(({ amount }) => amount));
        for (const one of all.filter(({ combines }) => !combines))
          expect(cents(inTurn(lines, [one]).map(({ amount }) => amount))).toBeLessThanOrEqual(best);
      }),
      cases(),
    );
  });
});

describe('rules that do not combine', () => {
  const lines = [{ quantity: 1, unitPrice: Money.ofCents(10_000) }];
  const percent = (id: string, worth: number, more: Partial<Candidate> = {}): Candidate => ({
    ...{ id, version: 1, name: id, kind: 'percent', values: { percent: worth }, lines: [0] },
    ...{ combines: true, priority: 0, ...more },
  });
  const told = (...all: Candidate[]) =>
    chooseDiscounts(lines, all).map(({ rule: { id }, amount }) => [id, amount.cents]);

  it('leave to the others what is worth more together, each of what is left by the one before', () => {
    const alone = percent('alone', 15, { combines: false });
    expect(told(percent('a', 10), percent('b', 10, { priority: 5 }), alone)).toEqual([
      ['b', 1_000],
      ['a', 900],
    ]);
    expect(told(percent('a', 10), alone)).toEqual([['alone', 1_500]]);
  });

  it('give way to a code that takes as much, and to no other', () => {
    const code = percent('code', 10, { code: 'TEN' });
    expect(told(percent('alone', 10, { combines: false }), code)).toEqual([['code', 1_000]]);
    expect(told(percent('alone', 20, { combines: false }), code)).toEqual([['alone', 2_000]]);
  });
});
