import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { offShelf, spreadLines, type RefundedLine } from './refunded-line.js';

const line = (variantId: string, quantity: number, shareCents: number, amountCents = shareCents) => ({
  ...{ variantId, quantity, shareCents, amountCents, restocked: true },
});
const parts = (...cents: number[]) => cents.map((amount) => ({ amount: Money.ofCents(amount) }));
const taxed = (one: RefundedLine, rate: number | null, cents: number) => ({ ...one, tax: { rate, cents } });

describe('the pieces of a refund of several payments', () => {
  it('are named by its only part as they are', () => {
    const lines = [line('book', 2, 1_070), line('gift', 1, 0)];
    expect(spreadLines(lines, parts(1_070))).toEqual([lines]);
    expect(spreadLines([], parts(300, 200))).toEqual([[], []]);
  });

  it('are counted on the first part, and each part tells what of the money and the tax it gives back', () => {
    const lines = [taxed(line('book', 2, 1_070), 1, 70), taxed(line('jacket', 1, 1_190), 0, 190)];
    expect(spreadLines(lines, parts(535, 1_725))).toEqual([
      [taxed(line('book', 2, 535), 1, 35), { ...taxed(line('jacket', 1, 0), 0, 0) }],
      [
        { ...taxed(line('book', 0, 535), 1, 35), restocked: false },
        { ...taxed(line('jacket', 0, 1_190), 0, 190), restocked: false },
      ],
    ]);
  });

  it('have cost at least what comes back for them in each part, where a fee is kept', () => {
    const spread = spreadLines([line('jacket', 3, 1_000, 900)], parts(1, 598, 301));
    expect(
      spread.flat().map(({ quantity, shareCents, amountCents }) => [quantity, shareCents, amountCents]),
    ).toEqual([
      [3, 1, 1],
      [0, 665, 598],
      [0, 334, 301],
    ]);
  });

  it('end where a part gives back what belongs to no line', () => {
    const [first, second] = spreadLines([line('book', 1, 500)], parts(400, 600));
    expect([first, second]).toMatchObject([[{ amountCents: 400 }], [{ quantity: 0, amountCents: 100 }]]);
  });
});

describe('pieces that went back', () => {
  const refund = (status: string, restocked: boolean, quantity = 1) => ({
    ...{ status, lines: [{ variantId: 'jacket', quantity, restocked }] },
  });

  it('are off the shelf as long as no refund of them has put them there, one that failed neither', () => {
    expect(offShelf([refund('succeeded', false, 2), refund('requested', true)])).toEqual([
      { variantId: 'jacket', quantity: 2 },
    ]);
    expect(offShelf([refund('failed', true), refund('succeeded', false)])).toEqual([]);
    expect(offShelf([refund('failed', false)])).toEqual([]);
  });
});
