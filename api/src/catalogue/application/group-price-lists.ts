/** Of one product. */
export const MOST_GROUP_PRICES = 2_000;

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

/** Which of the prices it is. */
export type NamedGroupPrice = Omit<ListedGroupPrice, 'group' | 'priceCents'>;

/** The same for the same price, and for no other. */
export const keyOfGroupPrice = ({ groupId, variantId, currency, from }: NamedGroupPrice): string =>
  [groupId, variantId, currency, from].join(' ');

/** Null takes the price away. */
export type WantedGroupPrice = NamedGroupPrice & { priceCents: number | null };

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
  /** How many each of these products has, those of variants on sale; none of one is left out. */
  abstract counts(productIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Those of these that there are. */
  abstract named(prices: readonly NamedGroupPrice[]): Promise<(NamedGroupPrice & { priceCents: number })[]>;
  /** All of these variants. */
  abstract ofVariants(variantIds: readonly string[]): Promise<ListedGroupPrice[]>;
  /** Every group of customers, by its name. */
  abstract groups(): Promise<{ id: string; name: string }[]>;
  /** Each for a variant and a group that there are. */
  abstract set(prices: readonly WantedGroupPrice[]): Promise<void>;
}
