import { spellingKey } from '../../kernel/spelling-key.js';
import { BundleLists, type BundledVariant, type WantedPart } from '../application/bundle-lists.js';
import type { BundleFacts } from '../domain/bundle.js';

/** A variant that bundles may be made of. */
export interface KnownVariant extends Partial<Omit<BundleFacts, 'isBundle' | 'bundles'>> {
  variantId: string;
  productId: string;
  sku: string;
}

/** Bundles by the variants that there are, in their order. */
export class InMemoryBundleLists extends BundleLists {
  private readonly made = new Map<string, readonly Omit<WantedPart, 'bundleId'>[]>();

  constructor(private readonly variants: readonly KnownVariant[]) {
    super();
  }

  override ofProduct(productId: string): Promise<readonly BundledVariant[] | undefined> {
    const own = this.variants.filter((one) => one.productId === productId);
    if (own.length === 0) return Promise.resolve(undefined);
    return Promise.resolve(
      own.map(({ variantId, sku }) => ({ variantId, sku, options: {}, parts: this.partsOf(variantId) })),
    );
  }

  override ofVariants(variantIds: readonly string[]) {
    const found = variantIds.map((id) => [id, this.partsOf(id)] as const);
    return Promise.resolve(new Map(found.filter(([, parts]) => parts.length > 0)));
  }

  override bySku(skuKeys: readonly string[]) {
    const found = this.variants.map(({ variantId: id, sku }) => [spellingKey(sku), { id, sku }] as const);
    return Promise.resolve(new Map(found.filter(([key]) => skuKeys.includes(key))));
  }

  override lock(variantIds: readonly string[]): Promise<readonly BundleFacts[]> {
    const bundlesOf = (id: string) =>
      [...this.made].flatMap(([bundleId, parts]) =>
        parts.some(({ partId }) => partId === id) ? [bundleId] : [],
      );
    return Promise.resolve(
      this.variants
        .filter(({ variantId }) => variantIds.includes(variantId))
        .map(({ productId: _, sku: _sku, ...one }) => ({
          ...{
            taxCategory: 'standard',
            isShipped: true,
            isGiftCard: false,
            hasStock: false,
            isOnTheWay: false,
          },
          ...one,
          isBundle: (this.made.get(one.variantId) ?? []).length > 0,
          bundles: bundlesOf(one.variantId),
        })),
    );
  }

  override set(bundleId: string, parts: readonly Omit<WantedPart, 'bundleId'>[]): Promise<void> {
    this.made.set(bundleId, parts);
    return Promise.resolve();
  }

  private partsOf(bundleId: string) {
    return (this.made.get(bundleId) ?? []).map((part) => {
      const { sku = '' } = this.variants.find(({ variantId }) => variantId === part.partId) ?? {};
      return { ...part, name: sku, sku, options: {} };
    });
  }
}
