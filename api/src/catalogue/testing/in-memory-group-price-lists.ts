import {
  GroupPriceLists,
  keyOfGroupPrice as keyOf,
  type GroupPriceList,
  type NamedGroupPrice,
  type WantedGroupPrice,
} from '../application/group-price-lists.js';

type Variants = GroupPriceList['variants'];

/** Prices of groups by the products of their variants. */
export class InMemoryGroupPriceLists extends GroupPriceLists {
  private readonly products = new Map<string, Variants>();
  private readonly kept = new Map<string, WantedGroupPrice & { priceCents: number }>();

  /** @param called what groups are called, by their ids */
  constructor(private readonly called: ReadonlyMap<string, string>) {
    super();
  }

  put(productId: string, ...variants: Variants): void {
    this.products.set(productId, variants);
  }

  override ofProduct(productId: string): Promise<GroupPriceList | undefined> {
    const variants = this.products.get(productId);
    if (!variants) return Promise.resolve(undefined);
    const places = variants.map(({ variantId }) => variantId);
    const place = (id: string) => places.indexOf(id);
    const prices = [...this.kept.values()]
      .filter(({ variantId }) => places.includes(variantId))
      .map((one) => ({ ...one, group: this.called.get(one.groupId) ?? '' }))
      .toSorted(
        (one, other) =>
          place(one.variantId) - place(other.variantId) ||
          one.group.localeCompare(other.group) ||
          one.currency.localeCompare(other.currency) ||
          one.from - other.from,
      );
    return Promise.resolve({ variants, prices });
  }

  override counts(productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = productIds.map((productId) => {
      const own = new Set(this.products.get(productId)?.map(({ variantId }) => variantId));
      return [
        productId,
        [...this.kept.values()].filter(({ variantId }) => own.has(variantId)).length,
      ] as const;
    });
    return Promise.resolve(new Map(found.filter(([, many]) => many > 0)));
  }

  override named(prices: readonly NamedGroupPrice[]) {
    return Promise.resolve(prices.flatMap((one) => this.kept.get(keyOf(one)) ?? []));
  }

  override ofVariants(variantIds: readonly string[]) {
    const found = [...this.kept.values()].filter(({ variantId }) => variantIds.includes(variantId));
    return Promise.resolve(found.map((one) => ({ ...one, group: this.called.get(one.groupId) ?? '' })));
  }

  override groups() {
    return Promise.resolve([...this.called].map(([id, name]) => ({ id, name })));
  }

  override set(prices: readonly WantedGroupPrice[]): Promise<void> {
    for (const { priceCents, ...one } of prices)
      if (priceCents === null) this.kept.delete(keyOf(one));
      else this.kept.set(keyOf(one), { ...one, priceCents });
    return Promise.resolve();
  }
}
