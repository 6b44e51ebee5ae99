import { VariantCosts, type VariantCost, type WantedCost } from '../application/variant-costs.js';

/** Costs of variants by their products. */
export class InMemoryVariantCosts extends VariantCosts {
  private readonly products = new Map<string, VariantCost[]>();

  put(productId: string, ...variants: readonly VariantCost[]): void {
    this.products.set(productId, [...variants]);
  }

  override ofProduct(productId: string): Promise<VariantCost[] | undefined> {
    return Promise.resolve(this.products.get(productId));
  }

  override known(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = [...this.products.values()]
      .flat()
      .flatMap(({ variantId, costCents }): [string, number][] =>
        costCents !== null && variantIds.includes(variantId) ? [[variantId, costCents]] : [],
      );
    return Promise.resolve(new Map(found));
  }

  override set(costs: readonly WantedCost[]): Promise<void> {
    const wanted = new Map(costs.map((one) => [one.variantId, one.costCents]));
    for (const [productId, variants] of this.products)
      this.products.set(
        productId,
        variants.map((one) => {
          const costCents = wanted.get(one.variantId);
          return costCents === undefined ? one : { ...one, costCents };
        }),
      );
    return Promise.resolve();
  }
}
