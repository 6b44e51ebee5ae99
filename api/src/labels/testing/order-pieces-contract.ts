import { describe, expect, it } from '@jest/globals';
import type { ParcelPieces } from '../../orders/domain/parcel.js';
import type { Piece } from '../../shipping/domain/packing.js';
import type { OrderPieces } from '../application/ports.js';

type WantedLine = Piece & { isShipped: boolean; hsCode?: string; countryOfOrigin?: string } & {
  gtin?: string;
  mpn?: string;
};

export interface OrderPiecesScene {
  pieces: OrderPieces;
  /** Makes an order of these lines; answers its id and a parcel with all of it. */
  order: (lines: readonly WantedLine[]) => Promise<{ id: string; all: ParcelPieces[] }>;
  unknownId: string;
}

/** What everybody who knows what an order is made of must do, in memory as in PostgreSQL. */
export function orderPiecesContract(where: string, open: () => Promise<OrderPiecesScene>): void {
  describe(`what of an order is sent ${where}`, () => {
    it('is told line by line in their order, without what is not sent', async () => {
      const { pieces, order, unknownId } = await open();
      const jacket: Piece = { quantity: 2, grams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 80 };
      const card: Piece = { quantity: 1, grams: 5, lengthMm: 0, widthMm: 0, heightMm: 0 };
      const scarf: Piece = { ...card, grams: 90, heightMm: 20 };
      const [sent, not] = [{ isShipped: true }, { isShipped: false }];
      const mixed = await order([
        { ...scarf, ...sent },
        { ...card, ...not },
        { ...jacket, ...sent },
      ]);
      const nothing = await order([{ ...card, ...not }]);
      expect(await pieces.of(mixed.id, mixed.all)).toEqual([scarf, jacket]);
      const one = mixed.all.slice(2).map((line) => ({ ...line, quantity: 1 }));
      expect(await pieces.of(mixed.id, one)).toEqual([{ ...jacket, quantity: 1 }]);
      const rest = [await pieces.of(nothing.id, nothing.all), await pieces.of(unknownId, mixed.all)];
      expect(rest).toEqual([[], []]);
    });

    it('is told with what customs asks for, unset where nobody has said', async () => {
      const { pieces, order, unknownId } = await open();
      const jacket: Piece = { quantity: 2, grams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 80 };
      const declared = { hsCode: '620193', countryOfOrigin: 'UG', gtin: '4006381333931', mpn: 'J-1' };
      const mixed = await order([
        { ...jacket, isShipped: false },
        { ...jacket, isShipped: true, ...declared },
        { ...jacket, grams: 0, isShipped: true },
      ]);
      expect(await pieces.goods(mixed.id, mixed.all)).toEqual([
        { position: expect.any(Number), quantity: 2, grams: 1_200, ...declared },
        {
          ...{ position: expect.any(Number), quantity: 2, grams: 0 },
          ...{ hsCode: null, countryOfOrigin: null, gtin: null, mpn: null },
        },
      ]);
      expect(await pieces.goods(unknownId, mixed.all)).toEqual([]);
    });
  });
}
