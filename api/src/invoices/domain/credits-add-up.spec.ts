import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { cases } from '../../kernel/testing/cases.js';
import { creditOf, type Credit, type NamedPart } from './credit-note.js';

const MOST_CENTS = 9_999_999;

/** What was charged of a rate: gross, and how much of it is tax. */
const part = fc
  .record({ gross: fc.nat({ max: MOST_CENTS }), permille: fc.nat({ max: 500 }) })
  .map(({ gross, permille }) => ({ gross, tax: Math.round((gross * permille) / 1_000) }));
const rates = fc.array(part, { maxLength: 4 });
/** Money that goes back, in percent of what is left, for pieces of these rates (the last is none) and beside them. */
const refund = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  pieces: fc.array(fc.record({ rate: fc.nat({ max: 4 }), part: part }), { maxLength: 3 }),
  comesBack: fc.boolean(),
});
type Refund = typeof refund extends fc.Arbitrary<infer One> ? One : never;
type Rates = typeof rates extends fc.Arbitrary<infer One> ? One : never;

const figures = ['net', 'tax', 'gross'] as const;
const sumsOf = (notes: readonly Credit[], place: number) =>
  figures.map((of) => notes.reduce((sum, { taxes }) => sum + (taxes[place]?.[of] ?? 0), 0));

function givenBack(charged: Rates, untaxed: number, refunds: readonly Refund[]) {
  const total = charged.reduce((sum, { gross }) => sum + gross, untaxed);
  const money = (cents: number) => Money.ofCents(cents);
  const taxes = charged.map(({ gross, tax }, place) => ({
    ...{ name: 'VAT', thousandths: place, net: money(gross - tax), tax: money(tax), gross: money(gross) },
  }));
  const order = { total: money(total), bill: { taxes } };
  const notes: Credit[] = [];
  let given = 0;
  const book = (cents: number, pieces: readonly NamedPart[], undoes: string | null) => {
    given += cents;
    const record = { recordId: `record-${notes.length}`, givenBackCents: given, pieces, undoes };
    const note = creditOf(order, record, notes);
    if (note) notes.push(note);
    return note;
  };
  for (const { percent, pieces, comesBack } of refunds) {
    const named = pieces.map(({ rate, part: one }) => ({
      ...one,
      rate: rate < charged.length ? rate : null,
    }));
    const note = book(Math.ceil(((total - given) * percent) / 100), named, null);
    if (note && comesBack) book(-note.grossCents, [], note.recordId);
  }
  return { notes, order, rest: () => book(total - given, [], null) };
}

/** Random orders and refunds; `rule` sees the notes before all that is left goes back, and after. */
const holds = (rule: (charged: Rates, of: ReturnType<typeof givenBack>) => void) =>
  fc.assert(
    fc.property(
      rates,
      fc.nat({ max: MOST_CENTS }),
      fc.array(refund, { maxLength: 8 }),
      (charged, untaxed, all) => rule(charged, givenBack(charged, untaxed, all)),
    ),
    cases(),
  );

describe('the credit notes of any refunds of an order', () => {
  it('credit of each rate what was charged when all is given back, whatever went before', () => {
    holds((charged, { notes, order, rest }) => {
      rest();
      expect(charged.map((_, place) => sumsOf(notes, place))).toEqual(
        charged.map(({ gross, tax }) => [gross - tax, tax, gross]),
      );
      expect(notes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(order.total.cents);
    });
  });

  it('credit never less of a rate than nothing, and never more than was charged', () => {
    holds((charged, { notes }) => {
      notes.forEach((_, count) =>
        charged.forEach(({ gross, tax }, place) => {
          const sums = sumsOf(notes.slice(0, count + 1), place);
          expect(
            sums.every((cents, index) => cents >= 0 && cents <= ([gross - tax, tax, gross][index] ?? -1)),
          ).toBe(true);
        }),
      );
    });
  });

  it('are net, tax and gross of each rate, no more of all rates than goes back, nor less of any that has no untaxed part', () => {
    holds((charged, { notes, order }) => {
      const isTaxedAlone = charged.reduce((sum, { gross }) => sum + gross, 0) === order.total.cents;
      for (const { taxes, grossCents } of notes) {
        expect(taxes.filter(({ net, tax, gross }) => net + tax !== gross)).toEqual([]);
        const ofRates = Math.abs(taxes.reduce((sum, { gross }) => sum + gross, 0));
        expect(ofRates).toBeLessThanOrEqual(Math.abs(grossCents));
        if (isTaxedAlone) expect(ofRates).toBe(Math.abs(grossCents));
      }
    });
  });
});
