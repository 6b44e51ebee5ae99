import { describe, expect, it } from '@jest/globals';
import type { StockLevels } from '../application/stock-levels.js';
import { StockIsHeld } from '../domain/refusals.js';

export interface StockLevelsScene {
  levels: StockLevels;
  /** A new variant on sale with that many pieces (null is any number), of which waiting orders hold some. */
  put: (sku: string, onHand: number | null, held?: number) => Promise<string>;
  level: (variantId: string) => Promise<number | null>;
  /** What the book was told since, in order. */
  booked: (variantId: string) => Promise<{ delta: number; reason: string }[]>;
  actorId: string;
  /** Other than any before. */
  nextSku: () => string;
}

/** What every keeper of many shelves must do, in memory as in PostgreSQL. */
export function stockLevelsContract(where: string, open: () => Promise<StockLevelsScene>): void {
  async function scene() {
    const opened = await open();
    const { levels, actorId } = opened;
    const set = async (variantId: string, onHand: number | null, reason = '') => {
      const [shelf] = await levels.lock([variantId], []);
      await levels.set([{ shelf: shelf!, onHand, reason }], actorId);
    };
    return { ...opened, set };
  }

  describe(`many shelves ${where}`, () => {
    it('are found by id and by article number in any spelling, each once, with what is held', async () => {
      const { levels, put, nextSku } = await scene();
      const [sku, other] = [nextSku(), nextSku()];
      const [first, second] = [await put(sku, 5, 2), await put(other, null)];
      const found = await levels.lock([first], [sku.toLowerCase(), other.toLowerCase(), 'nobody has it']);
      expect(found.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))).toMatchObject(
        [
          { variantId: first, sku, onHand: 5, held: 2 },
          { variantId: second, sku: other, onHand: null, held: 0 },
        ].toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
      );
      expect(await levels.lock([], [])).toEqual([]);
    });

    it('get each its own figure, and the differences go into the book', async () => {
      const { levels, put, nextSku, level, booked, actorId } = await scene();
      const [first, second] = [await put(nextSku(), 5), await put(nextSku(), 7)];
      const shelves = await levels.lock([first, second], []);
      const changes = shelves.map((shelf) => ({
        shelf,
        onHand: shelf.variantId === first ? 3 : 20,
        reason: shelf.variantId === first ? 'Broken' : '',
      }));
      await levels.set(changes, actorId);
      expect([await level(first), await level(second)]).toEqual([3, 20]);
      expect(await booked(first)).toEqual([{ delta: -2, reason: 'Broken' }]);
      expect(await booked(second)).toEqual([{ delta: 13, reason: '' }]);
    });

    it('are counted again after they were not, against what the book says', async () => {
      const { put, nextSku, level, booked, set } = await scene();
      const id = await put(nextSku(), 5);
      await set(id, null);
      expect(await level(id)).toBeNull();
      await set(id, 9, 'Counted');
      expect(await level(id)).toBe(9);
      expect(await booked(id)).toEqual([{ delta: 4, reason: 'Counted' }]);
    });

    it('keep what waiting orders hold', async () => {
      const { put, nextSku, level, booked, set } = await scene();
      const id = await put(nextSku(), 5, 3);
      await expect(set(id, 2)).rejects.toBeInstanceOf(StockIsHeld);
      await set(id, 3);
      expect(await level(id)).toBe(3);
      expect(await booked(id)).toEqual([{ delta: -2, reason: '' }]);
    });
  });
}
