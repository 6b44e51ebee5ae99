import { describe, expect, it } from '@jest/globals';
import type { Carts } from '../application/ports.js';

/** Two accounts, one with a line of two jackets and a line of one scarf, and two orders: one waits for money. */
export interface PaidCartsScene {
  carts: Carts;
  ann: string;
  bob: string;
  jacket: { lineId: string; variantId: string };
  scarf: { lineId: string; variantId: string };
  waiting: string;
  cancelled: string;
}

/** What every keeper of carts must do for those who pay, in memory as in PostgreSQL. */
export function paidCartsContract(where: string, open: () => Promise<PaidCartsScene>): void {
  describe(`carts that are paid ${where}`, () => {
    it('give a free line to an order, which is told of its account alone', async () => {
      const { carts, ann, bob, jacket, waiting } = await open();
      expect(await carts.ordered(ann)).toEqual([]);
      expect(await carts.give([jacket.lineId], waiting, [])).toBe(true);
      const line = { lineId: jacket.lineId, orderId: waiting, isWaiting: true };
      expect([await carts.ordered(ann), await carts.ordered(bob)]).toEqual([[line], []]);
    });

    it('give no line that another order has, unless it is an earlier one that is replaced', async () => {
      const { carts, jacket, scarf, waiting, cancelled } = await open();
      await carts.give([jacket.lineId], cancelled, []);
      expect(await carts.give([jacket.lineId], waiting, [])).toBe(false);
      expect(await carts.give([jacket.lineId, scarf.lineId], waiting, [cancelled])).toBe(true);
    });

    it('tell of a line whose order is over that nothing waits for it', async () => {
      const { carts, ann, jacket, cancelled } = await open();
      await carts.give([jacket.lineId], cancelled, []);
      expect(await carts.ordered(ann)).toMatchObject([{ orderId: cancelled, isWaiting: false }]);
    });

    it('give no line that has gone, and let an order without lines be', async () => {
      const { carts, ann, jacket, waiting, cancelled } = await open();
      await carts.give([jacket.lineId], cancelled, []);
      await carts.takeOut({ id: cancelled, accountId: ann }, [{ variantId: jacket.variantId, quantity: 2 }]);
      expect(await carts.give([jacket.lineId], waiting, [cancelled])).toBe(false);
      expect(await carts.give([], waiting, [])).toBe(true);
    });

    it('free a line of which something is left', async () => {
      const { carts, ann, jacket, waiting, cancelled } = await open();
      await carts.give([jacket.lineId], waiting, []);
      await carts.takeOut({ id: waiting, accountId: ann }, [{ variantId: jacket.variantId, quantity: 1 }]);
      expect(await carts.ordered(ann)).toEqual([]);
      expect(await carts.give([jacket.lineId], cancelled, [])).toBe(true);
    });

    it('keep a line that was put in anew: it is not what was bought', async () => {
      const { carts, ann, jacket, waiting } = await open();
      await carts.takeOut({ id: waiting, accountId: ann }, [{ variantId: jacket.variantId, quantity: 2 }]);
      expect(await carts.give([jacket.lineId], waiting, [])).toBe(true);
    });
  });
}
