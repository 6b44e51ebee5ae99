import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { creditNoteNumber, creditOf, waitingOf, type Credit, type CreditRecord } from './credit-note.js';

const rate = (thousandths: number, tax: number, gross: number) => ({
  ...{ name: 'VAT', thousandths, tax: Money.ofCents(tax), gross: Money.ofCents(gross) },
  net: Money.ofCents(gross - tax),
});
/** A jacket of $20.00 at 19 percent, a book of $4.90 at 7, and a gift card of $5.00 without tax. */
const order = {
  total: Money.ofCents(2_990),
  bill: { taxes: [rate(19_000, 320, 2_000), rate(7_000, 32, 490)] },
};
const [JACKET, BOOK, CARD] = [0, 1, null];

type Shop = Parameters<typeof creditOf>[0];

const record = (givenBackCents: number, more: Partial<CreditRecord> = {}): CreditRecord => ({
  ...{ recordId: `up to ${givenBackCents}`, givenBackCents, pieces: [], undoes: null },
  ...more,
});
const piece = (of: number | null, gross: number, tax: number) => ({ rate: of, gross, tax });

/** The notes of these records, one after the other. */
function notesOf(records: readonly CreditRecord[], of: Shop = order): Credit[] {
  const notes: Credit[] = [];
  for (const one of records) {
    const note = creditOf(of, one, notes);
    if (note) notes.push(note);
  }
  return notes;
}

/** Tax and gross of each rate. */
const figures = ({ taxes }: Credit) => taxes.map(({ tax, gross }) => [tax, gross]);
const sums = (notes: readonly Credit[], place: number) =>
  (['net', 'tax', 'gross'] as const).map((of) =>
    notes.reduce((all, { taxes }) => all + (taxes[place]?.[of] ?? 0), 0),
  );

describe('a credit note for pieces', () => {
  it('takes their tax from the rate of their line, and none from any other', () => {
    expect(notesOf([record(490, { pieces: [piece(BOOK, 490, 32)] })])).toEqual([
      {
        ...{ recordId: 'up to 490', grossCents: 490 },
        taxes: [
          { name: 'VAT', thousandths: 19_000, net: 0, tax: 0, gross: 0 },
          { name: 'VAT', thousandths: 7_000, net: 458, tax: 32, gross: 490 },
        ],
      },
    ]);
  });

  it('takes no tax for what carries none', () => {
    const [card] = notesOf([record(500, { pieces: [piece(CARD, 500, 0)] })]);
    expect(card && [card.grossCents, figures(card)]).toEqual([
      500,
      [
        [0, 0],
        [0, 0],
      ],
    ]);
  });

  it('shares what is given back beside the pieces over what is left of each rate', () => {
    const [both] = notesOf([record(1_740, { pieces: [piece(BOOK, 490, 32)] })]);
    expect(both && figures(both)).toEqual([
      [160, 1_000],
      [32, 490],
    ]);
  });

  it('takes the rest of a rate with the last of its pieces, whatever a sum has taken of it before', () => {
    const notes = notesOf([
      record(1_495),
      record(1_985, { pieces: [piece(BOOK, 490, 32)] }),
      record(2_990, { pieces: [piece(JACKET, 2_000, 320)] }),
    ]);
    expect(notes.map(figures)).toEqual([
      [
        [160, 1_000],
        [16, 245],
      ],
      // 2.45 of the book were given back already: as much is taken of what is left of the others
      [
        [31, 196],
        [16, 245],
      ],
      [
        [129, 804],
        [0, 0],
      ],
    ]);
    expect([sums(notes, 0), sums(notes, 1)]).toEqual([
      [1_680, 320, 2_000],
      [458, 32, 490],
    ]);
  });

  it('tells of pieces what is left of them when a part was money beyond the total', () => {
    const [note] = notesOf([record(245, { pieces: [piece(BOOK, 490, 32)] })]);
    expect(note && figures(note)).toEqual([
      [0, 0],
      [16, 245],
    ]);
  });

  it('has no more tax and no more net of a rate than it had', () => {
    const notes = notesOf([
      record(100, { pieces: [piece(BOOK, 100, 99)] }),
      record(200, { pieces: [piece(BOOK, 100, 0)] }),
    ]);
    expect(notes.map(figures)).toEqual([
      [
        [0, 0],
        [32, 100],
      ],
      [
        [0, 0],
        [0, 100],
      ],
    ]);
  });
});

describe('a credit note for a sum', () => {
  it('gives back of each rate what the sum is of the order', () => {
    const [half] = notesOf([record(1_495)]);
    expect(half && figures(half)).toEqual([
      [160, 1_000],
      [16, 245],
    ]);
  });

  it('leaves nothing of any rate when all was given back, however it was divided', () => {
    for (const step of [1, 13, 100, 333, 1_245]) {
      const records = [];
      for (let given = step; given < 2_990 + step; given += step)
        records.push(record(Math.min(given, 2_990)));
      const notes = notesOf(records);
      expect([sums(notes, 0), sums(notes, 1)]).toEqual([
        [1_680, 320, 2_000],
        [458, 32, 490],
      ]);
      expect(notes.reduce((all, { grossCents }) => all + grossCents, 0)).toBe(2_990);
    }
  });

  it('keeps two rates of one name and percentage apart, so that of neither too much goes back', () => {
    const alike = {
      total: Money.ofCents(2_490),
      bill: { taxes: [rate(7_000, 131, 2_000), rate(7_000, 32, 490)] },
    };
    const notes = notesOf([record(1_000), record(1_001), record(2_490)], alike);
    expect([sums(notes, 0), sums(notes, 1)]).toEqual([
      [1_869, 131, 2_000],
      [458, 32, 490],
    ]);
  });

  it('ends what notes began that rounded each rate by itself', () => {
    const three = { total: Money.ofCents(3), bill: { taxes: [1, 2, 3].map((one) => rate(one, 0, 1)) } };
    const taxes = [1, 2, 3].map((thousandths) => ({ name: 'VAT', thousandths, net: 0, tax: 0, gross: 0 }));
    const early = { recordId: 'early', grossCents: 1, taxes };
    const grosses = (given: number) =>
      creditOf(three, record(given), [early])?.taxes.map(({ gross }) => gross);
    expect([grosses(3), grosses(2)]).toEqual([
      [1, 1, 1],
      [1, 0, 0],
    ]);
    expect(creditOf(three, record(0, { undoes: early.recordId }), [early])?.grossCents).toBe(-1);
  });
});

describe('what waits for a note', () => {
  const own = (records: readonly CreditRecord[], notes: readonly Credit[]) =>
    waitingOf(records, notes).map(({ recordId, givenBackCents }) => [recordId, givenBackCents]);

  it('is each record without one, with what was given back up to the next of them', () => {
    const twice = record(0, { recordId: 'paid twice' });
    const [first, second] = [record(1_000), record(1_500)];
    expect(own([twice, first, second], notesOf([first]))).toEqual([
      ['paid twice', 1_000],
      ['up to 1500', 1_500],
    ]);
    expect(own([twice, first], [])).toEqual([
      ['paid twice', 0],
      ['up to 1000', 1_000],
    ]);
    expect(own([first, second], notesOf([first, second]))).toEqual([]);
  });
});

describe('a refund that came back', () => {
  const book = record(490, { recordId: 'book', pieces: [piece(BOOK, 490, 32)] });

  it('takes its own note back, whatever was given back meanwhile', () => {
    const notes = notesOf([book, record(1_990), record(1_500, { undoes: 'book' })]);
    expect(notes.map(({ grossCents }) => grossCents)).toEqual([490, 1_500, -490]);
    expect(notes[2] && figures(notes[2])).toEqual([
      [0, 0],
      [-32, -490],
    ]);
    const last = notesOf([book, record(1_990), record(1_500, { undoes: 'book' }), record(2_990)]);
    expect([sums(last, 0), sums(last, 1)]).toEqual([
      [1_680, 320, 2_000],
      [458, 32, 490],
    ]);
  });

  it('without a note of that amount is taken off what was given back, in proportion', () => {
    const notes = notesOf([book, record(245, { undoes: 'book' })]);
    expect(notes[1] && figures(notes[1])).toEqual([
      [0, 0],
      [-16, -245],
    ]);
  });

  it('leaves no rate less than nothing where money that came twice has taken of its note meanwhile', () => {
    const notes = notesOf([
      book,
      record(990),
      record(490, { undoes: 'paid twice' }),
      record(0, { undoes: 'book' }),
    ]);
    expect(notes.map(({ grossCents }) => grossCents)).toEqual([490, 500, -500, -490]);
    expect([sums(notes, 0), sums(notes, 1)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('is all that takes a note back: money that came twice and goes back in two parts takes none', () => {
    expect(notesOf([book, record(90), record(490)]).map(({ grossCents }) => grossCents)).toEqual([490]);
  });

  it('says nothing of nothing, and has a number', () => {
    expect(creditOf(order, record(490), notesOf([book]))).toBeUndefined();
    expect(creditNoteNumber(7)).toBe('CN-000007');
  });
});
