import type { Currency } from '../../kernel/currency.js';
import type { FieldValues } from '../../kernel/fields/field.js';
import type { ShippingZone } from '../../shipping/domain/shipping-zone.js';

/** The shop as a feed names it. */
export interface FeedShop {
  name: string;
  /** Public address without a slash at its end. */
  url: string;
  /** The same for its pages, with their language behind it: `https://shop.example/fr`. */
  pages: string;
  /** Where it is, by ISO 3166-1 alpha-2. */
  country: string;
  currency: Currency;
  /** Where it delivers to, and for how much. */
  zones: readonly ShippingZone[];
}

export interface FeedVariant {
  id: string;
  sku: string;
  /** The digits under its bar code; empty where it has none of its own. */
  gtin: string;
  /** Value by name of the option, in the order of the product's options. */
  options: readonly (readonly [string, string])[];
  /** What was chosen of the options that are those of colours and of sizes, whatever they are called; empty where none is. */
  color: string;
  size: string;
  /** What it costs now, in smallest units of the shop's currency. */
  price: number;
  /** What is crossed out beside it; null for nothing. */
  original: number | null;
  /** From when until when it costs less than that, as ISO 8601; null where nobody set an end. */
  sale: { from: string; until: string } | null;
  /** Units that can be bought; null for unlimited. */
  stock: number | null;
  grams: number;
  /** Media keys of its pictures, the one of its own first; `/media/<key>` is the JPEG. */
  pictures: readonly string[];
}

/** A product on sale with its variants, as every format reads it. */
export interface FeedProduct {
  id: string;
  name: string;
  /** In words, what is told at length included. */
  description: string;
  /** The one that it is shown under. */
  category: string;
  /** Whether it is sent at all. */
  isShipped: boolean;
  /** Values of the declared fields that everybody may read, by name. */
  fields: FieldValues;
  variants: readonly FeedVariant[];
}

/** What is on sale, in batches that each continue where the last one ended. */
export abstract class FeedProducts {
  /** In a language of the shop; without one in its own. */
  abstract batches(language?: string): AsyncIterable<readonly FeedProduct[]>;
  /** Those of the ids that are on sale, in the shop's own language. */
  abstract some(ids: readonly string[]): Promise<FeedProduct[]>;
}
