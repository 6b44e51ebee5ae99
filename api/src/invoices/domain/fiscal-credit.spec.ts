import { describe, expect, it } from '@jest/globals';
import { creditedLines, type LinePart } from './fiscal-credit.js';
import { sumOf } from './rate-parts.js';

const line = (
  gross: number,
  tax: number,
  rate: number | null = 0,
  variantId: string | null = null,
): LinePart => ({
  ...{ gross, tax, rate, variantId },
});
const note = (
  gross: number,
  tax: number,
  pieces: { variantId: string; gross: number }[] = [],
  untaxed = 0,
) => ({
  rates: [
    { gross, tax },
    { gross: untaxed, tax: 0 },
  ],
  pieces,
});
const LINES = [line(1_180, 180, 0, 'lamp'), line(590, 90, 0, 'rug'), line(400, 0, null, 'book')];

describe('what credit notes take from the lines of an invoice', () => {
  it('is the pieces that they name, and the rest in proportion', () => {
    expect(creditedLines(LINES, [note(590, 90, [{ variantId: 'rug', gross: 590 }])])).toEqual([
      [
        { gross: 0, tax: 0 },
        { gross: 590, tax: 90 },
        { gross: 0, tax: 0 },
      ],
    ]);
    expect(creditedLines(LINES, [note(177, 27, [], 100)])[0]).toEqual([
      { gross: 118, tax: 18 },
      { gross: 59, tax: 9 },
      { gross: 100, tax: 0 },
    ]);
  });

  it('is what the note says of each rate, to the cent, and in the end all of each line', () => {
    for (let first = 1; first < 1_770; first += 37) {
      const tax = Math.round((first * 18) / 118);
      const rest = note(1_770 - first, 270 - tax, [{ variantId: 'lamp', gross: 700 }], 400);
      const taken = creditedLines(LINES, [note(first, tax), rest]);
      for (const [index, { rates }] of [note(first, tax), rest].entries()) {
        const of = taken[index]?.slice(0, 2) ?? [];
        expect(sumOf(of.map(({ gross }) => gross))).toBe(rates[0]?.gross);
        expect(sumOf(of.map((one) => one.tax))).toBe(rates[0]?.tax);
        for (const part of of) expect(part.tax >= 0 && part.tax <= part.gross).toBe(true);
      }
      const all = LINES.map((_, at) => sumOf(taken.map((one) => one[at]?.gross ?? 0)));
      expect(all).toEqual([1_180, 590, 400]);
    }
  });

  it('comes back with a refund that has come back', () => {
    const all = note(1_770, 270, [], 400);
    const back = { rates: all.rates.map(({ gross, tax }) => ({ gross: -gross, tax: -tax })), pieces: [] };
    const [first, second, third] = creditedLines(LINES, [all, back, all]);
    expect(second).toEqual(first?.map(({ gross, tax }) => ({ gross: 0 - gross, tax: 0 - tax })));
    expect(third).toEqual(first);
  });
});
