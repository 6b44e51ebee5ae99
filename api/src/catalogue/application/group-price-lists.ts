/** What customers of a group pay for one piece of a variant. */
export interface ListedGroupPrice {
  groupId: string;
  /** What the group is called. */
  group: string;
  variantId: string;
  /** ISO 4217. */
  currency: string;
  /** From so many pieces on. */
  from: number;
  /** In the smallest unit of its currency. */
  priceCents: number;
}

/** Null takes the price away. */
export type WantedGroupPrice = Omit<ListedGroupPrice, 'group' | 'priceCents'> & { priceCents: number | null };

export interface GroupPriceList {
  /** Those that the product has now, in their order. */
  variants: {
    variantId: string;
    sku: string;
    options: Readonly<Record<string, string>>;
    /** What everybody pays, in the smallest unit of the shop's currency. */
    priceCents: number;
  }[];
  /** By variant, group, currency and pieces. */
  prices: ListedGroupPrice[];
}

/** The prices of groups as the staff keeps them. */
export abstract class GroupPriceLists {
  /** Undefined without such a product. */
  abstract ofProduct(productId: string): Promise<GroupPriceList | undefined>;
  /** All of these products, those of variants on sale. */
  abstract ofProducts(
    productIds: readonly string[],
  ): Promise<(Omit<ListedGroupPrice, 'group'> & { productId: string })[]>;
  /** Each for a variant and a group that there are. */
  abstract set(prices: readonly WantedGroupPrice[]): Promise<void>;
}
