import type { Values } from '../../domain/proposal.js';

/** Of one variant; what is not named stays. Prices are decimals in the currency of the shop. */
export interface VariantValues {
  variantId: string;
  sku: string;
  price?: number;
  /** Units that can be bought; null is any number. */
  stock?: number | null;
}

/** What of a product is another, or was before. */
export interface ProductValues extends Values {
  name?: string;
  description?: string;
  variants?: readonly VariantValues[];
}

/** Whether what is not counted in between (names, texts, prices) is as it was: stock changes by every sale, and only differences of it are booked. */
export const isStillSo = (now: ProductValues, then: ProductValues): boolean =>
  now.name === then.name &&
  now.description === then.description &&
  (then.variants ?? []).every(
    (variant, at) =>
      now.variants?.[at]?.variantId === variant.variantId && now.variants[at].price === variant.price,
  );
