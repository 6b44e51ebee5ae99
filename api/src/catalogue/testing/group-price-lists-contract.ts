import { describe, expect, it } from '@jest/globals';
import type { GroupPriceLists, WantedGroupPrice } from '../application/group-price-lists.js';

export interface GroupPriceListsScene {
  lists: GroupPriceLists;
  /** A new product with two variants of $25.00. */
  product: () => Promise<{ id: string; variants: readonly [string, string] }>;
  /** Two groups of customers, the first of which comes first by its name. */
  groups: readonly [{ id: string; name: string }, { id: string; name: string }];
  nobody: string;
}

/** What every keeper of the prices of groups must do, in memory as in PostgreSQL. */
export function groupPriceListsContract(where: string, open: () => Promise<GroupPriceListsScene>): void {
  describe(`prices of groups ${where}`, () => {
    it('are kept by group, variant, currency and pieces, replaced, and taken away', async () => {
      const { lists, product, groups } = await open();
      const { id, variants } = await product();
      const [small, large] = variants;
      const [first, second] = groups;
      const price = (groupId: string, variantId: string, more: Partial<WantedGroupPrice> = {}) => ({
        ...{ groupId, variantId, currency: 'USD', from: 1, priceCents: 2_000, ...more },
      });
      const told = async () =>
        (await lists.ofProduct(id))?.prices.map(({ group, variantId, currency, from, priceCents }) => [
          ...[group, variantId, currency, from, priceCents],
        ]);
      expect(await told()).toEqual([]);
      await lists.set([
        price(second.id, small),
        price(first.id, large, { from: 10, priceCents: 1_500 }),
        price(first.id, large),
        price(first.id, large, { currency: 'EUR', priceCents: 1_900 }),
      ]);
      expect(await told()).toEqual([
        [second.name, small, 'USD', 1, 2_000],
        [first.name, large, 'EUR', 1, 1_900],
        [first.name, large, 'USD', 1, 2_000],
        [first.name, large, 'USD', 10, 1_500],
      ]);
      await lists.set([
        price(first.id, large, { priceCents: 1_800 }),
        price(first.id, large, { from: 10, priceCents: null }),
        price(second.id, small, { from: 7, priceCents: null }),
      ]);
      expect(await told()).toEqual([
        [second.name, small, 'USD', 1, 2_000],
        [first.name, large, 'EUR', 1, 1_900],
        [first.name, large, 'USD', 1, 1_800],
      ]);
      await lists.set([]);
      expect((await lists.ofProduct(id))?.variants.map(({ priceCents }) => priceCents)).toEqual([
        2_500, 2_500,
      ]);
    });

    it('are read by variants, with what groups are called', async () => {
      const { lists, product, groups, nobody } = await open();
      const [first, second] = groups;
      const [small, large] = (await product()).variants;
      const price = { groupId: first.id, variantId: large, currency: 'USD', from: 1, priceCents: 2_000 };
      await lists.set([price]);
      expect(await lists.ofVariants([small, large, nobody])).toEqual([{ ...price, group: first.name }]);
      expect(await lists.ofVariants([])).toEqual([]);
      const named = (await lists.groups()).filter(({ id }) => [first.id, second.id].includes(id));
      expect(named.map(({ name }) => name)).toEqual([first.name, second.name]);
    });

    it('are counted by product, and found where they are named alone', async () => {
      const { lists, product, groups, nobody } = await open();
      const { id, variants } = await product();
      const [small, large] = variants;
      const [{ id: groupId }] = groups;
      const price = (variantId: string, from: number) => ({ groupId, variantId, currency: 'USD', from });
      await lists.set(
        [price(small, 1), price(small, 5), price(large, 1)].map((one) => ({ ...one, priceCents: 1_200 })),
      );
      expect([...(await lists.counts([id, nobody]))]).toEqual([[id, 3]]);
      expect(await lists.named([price(small, 5), price(large, 5), price(nobody, 1)])).toEqual([
        { ...price(small, 5), priceCents: 1_200 },
      ]);
      expect(await lists.named([])).toEqual([]);
    });

    it('are none of a product that nobody has', async () => {
      const { lists, nobody } = await open();
      expect(await lists.ofProduct(nobody)).toBeUndefined();
    });
  });
}
