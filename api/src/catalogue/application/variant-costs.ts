/** What one piece of a variant costs the shop: without the tax that the shop gets back. */
export interface VariantCost {
  variantId: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  /** What buyers pay for it, in the smallest unit of the shop's currency. */
  priceCents: number;
  /** In the same; null is not known. Of a bundle what its parts cost, where all of that is known. */
  costCents: number | null;
  isBundle: boolean;
}

export interface WantedCost {
  variantId: string;
  /** In the smallest unit of the shop's currency; null is not known. */
  costCents: number | null;
}

/** Costs, apart from what a product tells: nobody reads them who asks for something else. */
export abstract class VariantCosts {
  /** Of the variants that it has now, in their order; undefined without such a product. */
  abstract ofProduct(productId: string): Promise<VariantCost[] | undefined>;
  /** Those that are known of these. @param how held: nobody sets them before the transaction ends */
  abstract known(variantIds: readonly string[], how?: 'held'): Promise<ReadonlyMap<string, number>>;
  /** Of variants that are there; what was ordered before keeps what it cost then. */
  abstract set(costs: readonly WantedCost[]): Promise<void>;
}
