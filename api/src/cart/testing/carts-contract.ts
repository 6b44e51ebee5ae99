import { describe, expect, it } from '@jest/globals';
import type { Carts } from '../application/ports.js';

/** Two carts and something to put in, fresh for each test. */
export interface CartsScene {
  carts: Carts;
  /** Two shoppers. */
  ann: string;
  bob: string;
  /** A product at $25.49 with one variant and that many pieces; null is any number. */
  offer: (stock: number | null) => Promise<{ productId: string; variantId: string }>;
}

/** What every keeper of carts must do, in memory as in PostgreSQL. */
export function cartsContract(where: string, open: () => Promise<CartsScene>): void {
  async function filled(stock: number | null, quantity: number) {
    const scene = await open();
    const { carts, ann } = scene;
    const product = await scene.offer(stock);
    const add = (more: number) => carts.add({ accountId: ann, ...product, quantity: more });
    const line = await add(quantity);
    return { ...scene, product, add, line, lineId: line?.id ?? '' };
  }

  describe(`carts ${where}`, () => {
    it('add up what is put in twice, at today’s price', async () => {
      const { carts, ann, bob, add, lineId } = await filled(5, 1);
      expect(await add(2)).toMatchObject({
        id: lineId,
        quantity: 3,
        price: 25.49,
        lineTotal: 76.47,
        stock: 5,
      });
      expect(await carts.lines(ann)).toHaveLength(1);
      expect(await carts.lines(bob)).toEqual([]);
    });

    it('hold no more than there is, and say what is missing', async () => {
      const { carts, ann, product, add } = await filled(5, 3);
      expect(await add(3)).toBeUndefined();
      expect(await carts.shortage({ accountId: ann, ...product, quantity: 3 })).toEqual({
        ...{ available: 5, inCart: 3, lines: 1 },
      });
      expect((await carts.lines(ann))[0]?.quantity).toBe(3);
    });

    it('hold 99 pieces of one thing, and not one more', async () => {
      const { carts, ann, add } = await filled(null, 98);
      expect((await add(1))?.quantity).toBe(99);
      expect(await add(1)).toBeUndefined();
      expect((await carts.lines(ann))[0]?.quantity).toBe(99);
    });

    it('know nothing of what is not sold', async () => {
      const { carts, ann, product } = await filled(5, 1);
      const strange = { accountId: ann, productId: product.variantId, quantity: 1 };
      expect([await carts.add(strange), await carts.shortage(strange)]).toEqual([undefined, undefined]);
    });

    it('change a quantity as far as there is stock, and to fewer always', async () => {
      const { carts, ann, lineId } = await filled(5, 3);
      expect([await carts.setQuantity(ann, lineId, 6), await carts.setQuantity(ann, lineId, 2)]).toEqual([
        ...[false, true],
      ]);
      expect((await carts.line(ann, lineId))?.quantity).toBe(2);
    });

    it('let nobody touch a line of somebody else', async () => {
      const { carts, ann, bob, lineId } = await filled(5, 3);
      expect(await carts.line(bob, lineId)).toBeUndefined();
      expect([await carts.setQuantity(bob, lineId, 1), await carts.remove(bob, lineId)]).toEqual([
        false,
        false,
      ]);
      await carts.clear(bob);
      expect((await carts.line(ann, lineId))?.quantity).toBe(3);
    });

    it('let their owner take things out, once', async () => {
      const { carts, ann, lineId } = await filled(5, 3);
      expect([await carts.remove(ann, lineId), await carts.remove(ann, lineId)]).toEqual([true, false]);
      expect(await carts.lines(ann)).toEqual([]);
    });
  });
}
