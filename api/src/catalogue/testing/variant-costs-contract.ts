import { describe, expect, it } from '@jest/globals';
import type { VariantCosts } from '../application/variant-costs.js';

export interface VariantCostsScene {
  costs: VariantCosts;
  /** A new product with two variants of $25.00, of which nothing is known. */
  product: () => Promise<{ id: string; variants: readonly [string, string] }>;
  nobody: string;
}

/** What every keeper of costs must do, in memory as in PostgreSQL. */
export function variantCostsContract(where: string, open: () => Promise<VariantCostsScene>): void {
  describe(`costs of variants ${where}`, () => {
    it('are not known until they are set, are replaced, and can be forgotten', async () => {
      const { costs, product } = await open();
      const { id, variants } = await product();
      const [first, second] = variants;
      const told = async () =>
        (await costs.ofProduct(id))?.map(({ variantId, priceCents, costCents }) => [
          variantId,
          priceCents,
          costCents,
        ]);
      expect(await told()).toEqual([
        [first, 2_500, null],
        [second, 2_500, null],
      ]);
      await costs.set([
        { variantId: first, costCents: 1_120 },
        { variantId: second, costCents: 0 },
      ]);
      expect(await costs.known([first, second])).toEqual(
        new Map([
          [first, 1_120],
          [second, 0],
        ]),
      );
      await costs.set([
        { variantId: first, costCents: 990 },
        { variantId: second, costCents: null },
      ]);
      expect(await told()).toEqual([
        [first, 2_500, 990],
        [second, 2_500, null],
      ]);
      await costs.set([]);
      expect(await costs.known([second])).toEqual(new Map());
      expect(await costs.known([])).toEqual(new Map());
    });

    it('are none of a product that nobody has', async () => {
      const { costs, nobody } = await open();
      expect(await costs.ofProduct(nobody)).toBeUndefined();
    });
  });
}
