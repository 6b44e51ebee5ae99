import type { BundleFacts } from '../domain/bundle.js';
import type { FiledPart } from '../domain/import/bundle-cells.js';

/** What one piece of a variant is made of, as the staff says it. */
export interface WantedPart {
  bundleId: string;
  partId: string;
  /** In one bundle. */
  quantity: number;
}

export interface BundledVariant {
  variantId: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  /** In the order of their product's name. */
  parts: readonly (Omit<WantedPart, 'bundleId'> & {
    name: string;
    sku: string;
    options: Readonly<Record<string, string>>;
  })[];
}

/** Bundles: variants that are made of others. */
export abstract class BundleLists {
  /** The variants of a product with what they are made of; undefined where there is no such product. */
  abstract ofProduct(productId: string): Promise<readonly BundledVariant[] | undefined>;
  /** What of these variants are bundles is made of, by their ids. */
  abstract ofVariants(variantIds: readonly string[]): Promise<ReadonlyMap<string, readonly FiledPart[]>>;
  /** Variants that are sold, by the spelling (`spellingKey`) of their SKUs. */
  abstract bySku(skuKeys: readonly string[]): Promise<ReadonlyMap<string, { id: string; sku: string }>>;
  /** Of these variants that are sold, in no order. Nothing becomes of them before the running transaction ends. */
  abstract lock(variantIds: readonly string[]): Promise<readonly BundleFacts[]>;
  /** In place of all that the variant was made of; of nothing it is a variant like any other. */
  abstract set(bundleId: string, parts: readonly Omit<WantedPart, 'bundleId'>[]): Promise<void>;
}
