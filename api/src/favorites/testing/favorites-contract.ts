import { describe, expect, it } from '@jest/globals';
import type { Favorites } from '../application/ports.js';

/** Two shoppers without favorites, and three products. */
export interface FavoritesScene {
  favorites: Favorites;
  ann: string;
  bob: string;
  products: readonly [string, string, string];
  /** The product is no longer sold. */
  withdraw: (productId: string) => Promise<void>;
}

/** What every keeper of favorites must do, in memory as in PostgreSQL. */
export function favoritesContract(where: string, open: () => Promise<FavoritesScene>): void {
  async function saved() {
    const scene = await open();
    const { favorites, ann, products } = scene;
    for (const id of products) await favorites.save(ann, id);
    const page = (accountId: string, number = 1, limit = 10) =>
      favorites.page(accountId, { page: number, limit });
    return { ...scene, page };
  }

  describe(`favorites ${where}`, () => {
    it('come page by page, the latest first, each shopper’s own', async () => {
      const { page, ann, bob, products } = await saved();
      const [mug, lamp, shirt] = products;
      expect(await page(ann, 1, 2)).toEqual({ ids: [shirt, lamp], total: 3 });
      expect(await page(ann, 2, 2)).toEqual({ ids: [mug], total: 3 });
      expect(await page(ann, 3, 2)).toEqual({ ids: [], total: 3 });
      expect(await page(bob)).toEqual({ ids: [], total: 0 });
    });

    it('that are saved twice stay where they are', async () => {
      const { favorites, page, ann, products } = await saved();
      const [mug, lamp, shirt] = products;
      expect(await favorites.save(ann, mug)).toBe(true);
      expect(await page(ann)).toEqual({ ids: [shirt, lamp, mug], total: 3 });
    });

    it('go once, and only by their shopper', async () => {
      const { favorites, page, ann, bob, products } = await saved();
      const [mug, lamp, shirt] = products;
      expect(await favorites.remove(bob, lamp)).toBe(false);
      expect([await favorites.remove(ann, lamp), await favorites.remove(ann, lamp)]).toEqual([true, false]);
      expect(await page(ann)).toEqual({ ids: [shirt, mug], total: 2 });
    });

    it('are products on sale: what is no longer sold is neither told nor saved', async () => {
      const { favorites, page, ann, bob, products, withdraw } = await saved();
      const [mug, lamp, shirt] = products;
      await withdraw(lamp);
      expect(await page(ann)).toEqual({ ids: [shirt, mug], total: 2 });
      expect([await favorites.save(bob, lamp), await favorites.remove(ann, lamp)]).toEqual([false, true]);
    });
  });
}
