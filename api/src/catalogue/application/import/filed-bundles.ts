import { spellingKey } from '../../../kernel/spelling-key.js';
import { BundleWrong } from '../../domain/bundle.js';
import { BUNDLE, bundle, bundleText, noSuchSku, type FiledPart } from '../../domain/import/bundle-cells.js';
import { BundleChanged } from '../../domain/refusals.js';
import type { BundleLists } from '../bundle-lists.js';
import { makeBundles } from '../make-bundles.js';

export interface KnownBundles {
  /** Of parts that a file names, by their spelling. */
  skus: ReadonlyMap<string, string>;
  /** By variant. */
  bundles: ReadonlyMap<string, readonly FiledPart[]>;
}

/** A variant that a file makes of others, or of nothing but itself again. */
export interface FiledBundle {
  variantId: string;
  parts: readonly FiledPart[];
}

/** Bundles in files of products: made of variants that are named by their SKUs. */
export class FiledBundles {
  constructor(private readonly lists: BundleLists) {}

  /** What these variants are made of, and which of the parts that cells name there are. */
  async known(cells: readonly string[], variantIds: readonly string[]): Promise<KnownBundles> {
    const named = cells.flatMap((cell) => bundle(cell.normalize('NFC').trim()) ?? []);
    const found = await this.lists.bySku([...new Set(named.map(({ sku }) => spellingKey(sku)))]);
    return {
      skus: new Map([...found].map(([key, { sku }]) => [key, sku])),
      bundles: await this.lists.ofVariants(variantIds),
    };
  }

  /**
   * @param seen what they were thought to be made of; a new product has none
   * @throws BundleWrong, BundleChanged when one is made neither of what was seen nor of what is wanted
   */
  async set(wanted: readonly FiledBundle[], seen?: readonly FiledBundle[]): Promise<void> {
    if (wanted.length === 0) return;
    if (seen) await this.assertSeen(wanted, seen);
    const keys = wanted.flatMap(({ parts }) => parts.map(({ sku }) => spellingKey(sku)));
    const found = await this.lists.bySku([...new Set(keys)]);
    const sent = wanted.map(({ variantId, parts }) => ({
      variantId,
      parts: parts.map(({ sku, quantity }) => {
        const part = found.get(spellingKey(sku));
        if (!part) throw new BundleWrong([{ field: BUNDLE, message: noSuchSku(sku) }]);
        return { variantId: part.id, quantity };
      }),
    }));
    await makeBundles(this.lists, sent, () => BUNDLE);
  }

  private async assertSeen(wanted: readonly FiledBundle[], seen: readonly FiledBundle[]): Promise<void> {
    const now = await this.lists.ofVariants(wanted.map(({ variantId }) => variantId));
    const then = new Map(seen.map(({ variantId, parts }) => [variantId, parts]));
    for (const { variantId, parts } of wanted) {
      const is = bundleText(now.get(variantId) ?? []);
      if (is !== bundleText(parts) && is !== bundleText(then.get(variantId) ?? [])) throw new BundleChanged();
    }
  }
}
