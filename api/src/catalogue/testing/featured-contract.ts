import { describe, expect, it } from '@jest/globals';
import type { FeaturedOrder } from '../application/order-featured.js';

/** A shop that features these alone, which nobody has moved, in the order of the shelf. */
export interface FeaturedScene {
  featured: FeaturedOrder;
  ids: readonly [string, string, string, string];
}

/** What every keeper of the home page's order must do, in memory as in PostgreSQL. */
export function featuredContract(where: string, open: () => Promise<FeaturedScene>): void {
  describe(`the order of the home page ${where}`, () => {
    it('is that of the shelf until somebody moves something', async () => {
      const { featured, ids } = await open();
      expect(await featured.lock()).toEqual(ids);
    });

    it('is what was saved last', async () => {
      const { featured, ids } = await open();
      const [a, b, c, d] = ids;
      for (const order of [
        [d, c, b, a],
        [b, d, a, c],
      ]) {
        await featured.save(order);
        expect(await featured.lock()).toEqual(order);
      }
    });

    it('has those last that have no place yet', async () => {
      const { featured, ids } = await open();
      const [a, b, c, d] = ids;
      await featured.save([d, b]);
      expect(await featured.lock()).toEqual([d, b, a, c]);
    });
  });
}
