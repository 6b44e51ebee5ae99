import { describe, expect, it } from '@jest/globals';
import { spellingKey } from '../../kernel/spelling-key.js';
import type { BundleLists } from '../application/bundle-lists.js';

interface Put {
  productId: string;
  variantId: string;
  sku: string;
}

export interface BundleListsScene {
  lists: BundleLists;
  /** A new product of one variant, with so many pieces. */
  put: (pieces: number) => Promise<Put>;
  nobody: string;
}

/** What every keeper of bundles must do, in memory as in PostgreSQL. */
export function bundleListsContract(where: string, open: () => Promise<BundleListsScene>): void {
  describe(`bundles ${where}`, () => {
    it('are kept by their variant, replaced, and taken apart', async () => {
      const { lists, put } = await open();
      const [box, cup, tea] = [await put(0), await put(3), await put(4)];
      const told = async () =>
        (await lists.ofProduct(box.productId))?.flatMap(({ variantId, sku, parts }) =>
          parts
            .map((part) => [variantId, sku, part.partId, part.sku, part.quantity])
            .toSorted((one, other) => Number(one[4]) - Number(other[4])),
        );
      expect(await told()).toEqual([]);
      await lists.set(box.variantId, [
        { partId: cup.variantId, quantity: 2 },
        { partId: tea.variantId, quantity: 1 },
      ]);
      const own = [box.variantId, box.sku];
      expect(await told()).toEqual([
        [...own, tea.variantId, tea.sku, 1],
        [...own, cup.variantId, cup.sku, 2],
      ]);
      expect([...(await lists.ofVariants([cup.variantId, box.variantId])).keys()]).toEqual([box.variantId]);
      await lists.set(box.variantId, [{ partId: cup.variantId, quantity: 3 }]);
      expect(await told()).toEqual([[...own, cup.variantId, cup.sku, 3]]);
      await lists.set(box.variantId, []);
      expect(await told()).toEqual([]);
      expect([...(await lists.ofVariants([box.variantId]))]).toEqual([]);
    });

    it('are told what may be one, and what is a part of one', async () => {
      const { lists, put, nobody } = await open();
      const [box, cup] = [await put(0), await put(3)];
      await lists.set(box.variantId, [{ partId: cup.variantId, quantity: 2 }]);
      const facts = new Map(
        (await lists.lock([box.variantId, cup.variantId, nobody])).map((one) => [one.variantId, one]),
      );
      const plain = { taxCategory: 'standard', isShipped: true, isGiftCard: false, isOnTheWay: false };
      expect([...facts.keys()].toSorted()).toEqual([box.variantId, cup.variantId].toSorted());
      expect(facts.get(box.variantId)).toMatchObject({
        ...plain,
        ...{ isBundle: true, bundles: [], hasStock: false },
      });
      expect(facts.get(cup.variantId)).toMatchObject({
        ...plain,
        ...{ isBundle: false, bundles: [box.variantId], hasStock: true },
      });
    });

    it('find their parts by their SKUs, in any spelling', async () => {
      const { lists, put } = await open();
      const { variantId, sku } = await put(1);
      const key = spellingKey(` ${sku.toLowerCase()} `);
      expect([...(await lists.bySku([key, 'nobody has that']))]).toEqual([[key, { id: variantId, sku }]]);
      expect([...(await lists.bySku([]))]).toEqual([]);
    });

    it('are none of a product that nobody has', async () => {
      const { lists, nobody } = await open();
      expect(await lists.ofProduct(nobody)).toBeUndefined();
    });
  });
}
