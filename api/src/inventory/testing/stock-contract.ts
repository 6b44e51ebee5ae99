import { describe, expect, it } from '@jest/globals';
import type { Stock } from '../application/ports.js';
import { NothingToRestock, OutOfStock } from '../domain/refusals.js';

export interface StockLevel {
  onHand: number | null;
  held: number;
}

/** Stock and orders to take from it, fresh for each test. */
export interface StockScene {
  stock: Stock;
  /** A new variant with that many pieces; null is any number. */
  put: (onHand: number | null) => Promise<string>;
  level: (variantId: string) => Promise<StockLevel>;
  /** An order that holds nothing yet. */
  orderId: () => Promise<string>;
}

/** What every keeper of stock must do, in memory as in PostgreSQL. */
export function stockContract(where: string, open: () => Promise<StockScene>): void {
  async function held(quantity: number, onHand: number | null = 5) {
    const scene = await open();
    const [variantId, orderId] = [await scene.put(onHand), await scene.orderId()];
    await scene.stock.hold(orderId, [{ variantId, quantity }], 30);
    return { ...scene, variantId, orderId, level: () => scene.level(variantId) };
  }

  describe(`the stock ${where}`, () => {
    it('set pieces aside, and give them to the order once it is paid, once', async () => {
      const { stock, orderId, level } = await held(2);
      expect(await level()).toEqual({ onHand: 5, held: 2 });
      expect([await stock.commit(orderId), await stock.commit(orderId)]).toEqual([true, false]);
      expect(await level()).toEqual({ onHand: 3, held: 0 });
      expect(await stock.release(orderId)).toBe(false);
      expect(await level()).toEqual({ onHand: 3, held: 0 });
    });

    it('free what was held, once', async () => {
      const { stock, orderId, level } = await held(2);
      expect([await stock.release(orderId), await stock.release(orderId)]).toEqual([true, false]);
      expect(await stock.commit(orderId)).toBe(false);
      expect(await level()).toEqual({ onHand: 5, held: 0 });
    });

    it('hold no more than there is, counting what others hold', async () => {
      const { stock, variantId, orderId, level } = await held(4);
      const more = stock.hold(`${orderId.slice(0, -1)}f`, [{ variantId, quantity: 2 }], 30);
      await expect(more).rejects.toBeInstanceOf(OutOfStock);
      expect(await level()).toEqual({ onHand: 5, held: 4 });
    });

    it('never run out of what has no number', async () => {
      const { stock, orderId, level } = await held(90, null);
      await stock.commit(orderId);
      expect(await level()).toEqual({ onHand: null, held: 0 });
    });

    it('hold nothing for what has no shelf, as long as anything', async () => {
      const { stock, orderId } = await held(1);
      const until = await stock.hold(`${orderId.slice(0, -1)}e`, [], 30);
      expect(Math.abs(until.getTime() - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    });

    it('take an undone order back, once, without what came back before', async () => {
      const { stock, variantId, orderId, level } = await held(3);
      await stock.commit(orderId);
      await stock.restock(orderId, [{ variantId, quantity: 1 }]);
      expect(await level()).toEqual({ onHand: 3, held: 0 });
      expect([await stock.takeBack(orderId), await stock.takeBack(orderId)]).toEqual([true, false]);
      expect(await level()).toEqual({ onHand: 5, held: 0 });
    });

    it('take an undone order back and sell nothing of it that is not fit', async () => {
      const { stock, orderId, level } = await held(3);
      await stock.commit(orderId);
      expect(await stock.takeBack(orderId, { puts: { rest: false } })).toBe(true);
      expect(await level()).toEqual({ onHand: 2, held: 0 });
    });

    it('take an undone order back and leave off the shelf what was left off before', async () => {
      const { stock, variantId, orderId, level } = await held(3);
      await stock.commit(orderId);
      expect(await stock.takeBack(orderId, { off: [{ variantId, quantity: 1 }] })).toBe(true);
      expect(await level()).toEqual({ onHand: 4, held: 0 });
    });

    it('take pieces back that the order took, and no more', async () => {
      const { stock, variantId, orderId, level } = await held(2);
      const back = (quantity: number) => stock.restock(orderId, [{ variantId, quantity }]);
      expect(await stock.canRestock(orderId)).toBe(false);
      await expect(back(1)).rejects.toBeInstanceOf(NothingToRestock);
      await stock.commit(orderId);
      expect(await stock.canRestock(orderId)).toBe(true);
      await back(1);
      await expect(back(2)).rejects.toBeInstanceOf(NothingToRestock);
      await back(1);
      expect(await stock.canRestock(orderId)).toBe(false);
      expect(await level()).toEqual({ onHand: 5, held: 0 });
    });
  });
}
