import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '../../kernel/testing/cases.js';
import { LEAST_GRAMS, packed, type Piece } from './packing.js';

const piece = (quantity: number, grams: number, ...sides: [number, number, number]): Piece => {
  const [lengthMm, widthMm, heightMm] = sides;
  return { quantity, grams, lengthMm, widthMm, heightMm };
};
const anyPiece = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  grams: fc.integer({ min: 0, max: 50_000 }),
  lengthMm: fc.integer({ min: 1, max: 10_000 }),
  widthMm: fc.integer({ min: 1, max: 10_000 }),
  heightMm: fc.integer({ min: 1, max: 10_000 }),
});

describe('the parcel of an order', () => {
  it('weighs what its pieces weigh together', () => {
    expect(packed([piece(2, 300, 0, 0, 0), piece(1, 450, 0, 0, 0)]).grams).toBe(1_050);
  });

  it('lays each piece on its largest side and stacks them', () => {
    const boots = piece(1, 1_200, 120, 330, 210);
    const shirts = piece(3, 200, 20, 250, 300);
    expect(packed([boots, shirts])).toEqual({ grams: 1_800, lengthMm: 330, widthMm: 250, heightMm: 180 });
  });

  it('has the size of what is measured, and none where nothing is', () => {
    const poster = piece(1, 80, 0, 0, 0);
    expect(packed([poster, piece(1, 500, 200, 100, 50)])).toMatchObject({ lengthMm: 200, heightMm: 50 });
    expect(packed([poster])).toMatchObject({ lengthMm: 0, widthMm: 0, heightMm: 0 });
    expect(packed([piece(1, 80, 300, 0, 0)])).toMatchObject({ lengthMm: 0, widthMm: 0, heightMm: 0 });
    expect(packed([piece(1, 80, 300, 200, 0)])).toMatchObject({ lengthMm: 0, widthMm: 0, heightMm: 0 });
  });

  it('has no room for what is not sent', () => {
    const [sent, kept] = [piece(1, 500, 200, 100, 50), piece(0, 900, 700, 600, 500)];
    expect(packed([sent, kept])).toEqual(packed([sent]));
  });

  it('never weighs less than carriers take', () => {
    expect(packed([piece(1, 0, 0, 0, 0)]).grams).toBe(LEAST_GRAMS);
    expect(packed([]).grams).toBe(LEAST_GRAMS);
  });

  it('is large enough for every piece, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const parcel = packed(pieces);
        const volume = (sides: Omit<Piece, 'quantity' | 'grams'>) =>
          sides.lengthMm * sides.widthMm * sides.heightMm;
        const inside = pieces.reduce((sum, one) => sum + volume(one) * one.quantity, 0);
        expect(volume(parcel)).toBeGreaterThanOrEqual(inside);
        expect(packed([...pieces].reverse())).toEqual(parcel);
      }),
      cases(),
    );
  });
});
