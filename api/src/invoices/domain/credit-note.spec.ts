import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { creditNoteNumber, creditOf, type Credit } from './credit-note.js';

const rate = (thousandths: number, tax: number, gross: number) => ({
  ...{ name: 'VAT', thousandths, tax: Money.ofCents(tax), gross: Money.ofCents(gross) },
  net: Money.ofCents(gross - tax),
});
const order = {
  total: Money.ofCents(2_490),
  bill: { taxes: [rate(19_000, 320, 2_000), rate(7_000, 32, 490)] },
};

describe('credit notes', () => {
  it('give back of each rate what the refund is of the order', () => {
    expect(creditOf(order, 1_245, [])).toEqual({
      grossCents: 1_245,
      taxes: [
        { name: 'VAT', thousandths: 19_000, net: 840, tax: 160, gross: 1_000 },
        { name: 'VAT', thousandths: 7_000, net: 229, tax: 16, gross: 245 },
      ],
    });
  });

  it('leave nothing of any rate when all was given back, however it was divided', () => {
    for (const step of [13, 100, 333, 1_245]) {
      const notes: Credit[] = [];
      for (let given = step; given < 2_490 + step; given += step) {
        const note = creditOf(order, Math.min(given, 2_490), notes);
        if (note) notes.push(note);
      }
      const rates = notes.flatMap(({ taxes }) => taxes);
      const taxOf = (thousandths: number) =>
        rates.filter((one) => one.thousandths === thousandths).reduce((all, { tax }) => all + tax, 0);
      expect([taxOf(19_000), taxOf(7_000)]).toEqual([320, 32]);
      expect(rates.filter(({ net, tax, gross }) => net + tax !== gross)).toEqual([]);
      expect(notes.reduce((all, { grossCents }) => all + grossCents, 0)).toBe(2_490);
    }
  });

  it('keep two rates of one name and percentage apart, so that of neither too much goes back', () => {
    const alike = {
      total: Money.ofCents(2_490),
      bill: { taxes: [rate(7_000, 131, 2_000), rate(7_000, 32, 490)] },
    };
    const notes: Credit[] = [];
    for (const given of [1_000, 1_001, 2_490])
      notes.push(creditOf(alike, given, notes) ?? { grossCents: 0, taxes: [] });
    const sum = (place: number, of: 'net' | 'tax' | 'gross') =>
      notes.reduce((all, { taxes }) => all + (taxes[place]?.[of] ?? 0), 0);
    expect([0, 1].map((place) => [sum(place, 'net'), sum(place, 'tax'), sum(place, 'gross')])).toEqual([
      [1_869, 131, 2_000],
      [458, 32, 490],
    ]);
  });

  it('take a refund that came back off again, and say nothing of nothing', () => {
    const first = creditOf(order, 1_000, []);
    const back = creditOf(order, 0, first ? [first] : []);
    expect(back?.grossCents).toBe(-1_000);
    expect(back?.taxes.map(({ tax }) => tax)).toEqual(first?.taxes.map(({ tax }) => -tax));
    expect(creditOf(order, 1_000, first ? [first] : [])).toBeUndefined();
    expect(creditNoteNumber(7)).toBe('CN-000007');
  });
});
