import type { ShownPart } from '../../kernel/bundle.js';
import type { Fit, FitCounts } from '../../kernel/fit.js';
import type { Period } from '../../kernel/delivery-estimate.js';
import type { PriceIn } from '../../kernel/price-in.js';
import type { UnitPriceView } from '../../kernel/unit-price.js';
import type { Fact } from '../domain/fields/product-field.js';
import type { Focus, ProductDetails } from '../domain/product-state.js';

/**
 * What a filter or a search has chosen of a product, value by name of the option, with the colour of the picture: price,
 * stock and picture of its card are those of the variants that have it.
 */
export type Chosen = Record<string, string>;

/** What the catalogue shows. Amounts are decimals in the shop's currency; times ISO 8601. */
export interface ImageView {
  /** The JPEG of the largest width; `<url>/<width>.avif|webp|jpg` are the sized ones. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb, for the placeholder. */
  colour: string;
  widths: number[];
  /** The option value (a colour) that this picture shows. */
  optionValue: string | null;
  /** The point that stays in sight wherever the picture is cut. */
  focus: Focus;
}

export interface ProductCard {
  _id: string;
  id: string;
  name: string;
  /** The words of its address in the shop's own language, where the merchant wrote them. */
  address?: string;
  category: string;
  categories: string[];
  price: number;
  originalPrice: number | null;
  discount: number;
  maxPrice: number;
  /** In currencies that orders are placed in, where a variant has an own price; absent without any. */
  prices?: PriceIn[];
  /** Of the lowest price; absent where nobody says how much is in it. */
  unitPrice?: UnitPriceView;
  rating: number;
  ratingCount: number;
  isFeatured: boolean;
  /** Units that can be bought, summed over the variants; null means unlimited. */
  stock: number | null;
  inStock: boolean;
  image: string | null;
  images: ImageView[];
  swatches: { value: string; colour: string }[];
  /** Set when there is exactly one variant: the card can add it to the cart at once. */
  defaultVariantId: string | null;
  /** Absent where nothing narrows its variants. */
  chosen?: Chosen;
  createdAt: string;
  /** When staff last changed it; sales and ratings do not count. */
  updatedAt: string;
}

export interface OptionView {
  name: string;
  /** It is that of the sizes, whatever it is called in the language of the reader; absent for others. */
  isSize?: boolean;
  values: { value: string; swatch: string | null }[];
}

export interface VariantView {
  _id: string;
  id: string;
  sku: string;
  options: Record<string, string>;
  price: number;
  originalPrice: number | null;
  /** Its own prices in other currencies; absent without any. */
  prices?: PriceIn[];
  /** Files come with it; absent where none do. */
  isDownload?: boolean;
  /** What one piece of it is made of; absent where it is no bundle. */
  parts?: ShownPart[];
  stock: number | null;
  inStock: boolean;
  image: string | null;
}

/** What the shop says to a review. */
export interface ReviewAnswer {
  text: string;
  createdAt: string;
}

export interface ReviewView {
  _id: string;
  id: string;
  rating: number;
  title: string;
  comment: string;
  fit: Fit | null;
  /** First name and initial. */
  author: string;
  verified: boolean;
  createdAt: string;
  answer: ReviewAnswer | null;
}

export interface RatingShare {
  rating: number;
  count: number;
}

export interface ProductView extends ProductCard, Omit<ProductDetails, 'related'> {
  /** What it is called in each language of the shop, by their tags; absent where there is but one. */
  names?: Readonly<Record<string, string>>;
  /** What search engines read of it, where the merchant wrote that. */
  seo: { title: string | null; description: string | null };
  /** What it says by its declared fields, as shoppers read it. */
  facts: Fact[];
  options: OptionView[];
  variants: VariantView[];
  reviews: ReviewView[];
  ratingDistribution: RatingShare[];
  fit: FitCounts;
  version: number;
  /** Whether it is sent to its buyer; a lesson, a gift card and a file are not. */
  isShipped: boolean;
  /** Null when it is not sent, or the shop has no way to send anything. */
  deliveryEstimate: Period | null;
}

export interface FieldFacet {
  name: string;
  label: string;
  /** `value` is what to filter by, `label` what people read. */
  values: { value: string; label: string; count: number }[];
}

export interface Facets {
  categories: { value: string; count: number }[];
  options: { name: string; values: { value: string; swatch: string | null; count: number }[] }[];
  /** By declared fields that can be filtered by. */
  fields: FieldFacet[];
  price: { min: number; max: number };
  /** Products from `min` to `max` in the shop's currency; null has no end. */
  prices: { min: number; max: number | null; count: number }[];
  /** Products rated `value` stars and up. */
  ratings: { value: number; count: number }[];
  inStock: number;
}

export interface CategoryView {
  name: string;
  /** What it is called in each language of the shop, the shop's own first; absent where there is but one. */
  names?: Readonly<Record<string, string>>;
  count: number;
  image: string | null;
  /** What introduces it; empty for nothing. */
  description: string;
}

export interface Suggestion {
  /** `search` is what others search for. */
  type: 'product' | 'category' | 'search';
  text: string;
  id: string | null;
  image: string | null;
  price: number | null;
  /** As those of a card. */
  prices?: PriceIn[];
  chosen?: Chosen;
}

export interface Suggestions {
  items: Suggestion[];
  /** Products that the whole text finds, a thousand at most. */
  total: number;
}
