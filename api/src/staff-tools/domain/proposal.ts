/** Of one variant; what is not named stays. Prices are decimals in the currency of the shop. */
export interface VariantValues {
  variantId: string;
  sku: string;
  price?: number;
  /** Units that can be bought; null is any number. */
  stock?: number | null;
}

/** What of a product is another, or was before. */
export interface ProductValues {
  name?: string;
  description?: string;
  variants?: readonly VariantValues[];
}

export const PROPOSAL_STATES = ['waiting', 'approved', 'refused', 'undone'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A change of a product that an assistant would make: nothing is done until a person approves it. */
export interface Proposal {
  id: string;
  productId: string;
  /** As it was called then. */
  productName: string;
  wanted: ProductValues;
  /** The same members as they were then. */
  before: ProductValues;
  /** Why, in its words. */
  reason: string;
  state: ProposalState;
  /** The account that answers for whoever proposes, and the key or application. */
  ownerId: string;
  proposedBy: string;
  createdAt: Date;
}

/** Whether what is not counted in between (names, texts, prices) is as it was: stock changes by every sale, and only differences of it are booked. */
export const isStill = (now: ProductValues, then: ProductValues): boolean =>
  now.name === then.name &&
  now.description === then.description &&
  (then.variants ?? []).every(
    (variant, at) =>
      now.variants?.[at]?.variantId === variant.variantId && now.variants[at].price === variant.price,
  );
