import type { SearchTerms } from './search-terms.js';

/** The orders a product list can have; each ends in the id. `featured` deals the categories out in turn. */
export const PRODUCT_SORTS = [
  'featured',
  'price-asc',
  'price-desc',
  'newest',
  'rating',
  'relevance',
  'best-selling',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export interface ChosenOption {
  name: string;
  /** Other options that are called the same where it was chosen. */
  also?: readonly string[];
  values: readonly string[];
}

export const namesOf = ({ name, also = [] }: ChosenOption): readonly string[] => [name, ...also];

/** Values of one group are alternatives, groups narrow one another; one variant must fit all options at once. */
export interface ProductFilter {
  text?: SearchTerms;
  /** These alone. */
  ids?: readonly string[];
  /** Category keys; see `categoryKey`. */
  categories: readonly string[];
  minPriceCents?: number;
  maxPriceCents?: number;
  /** Stars and up, compared with the rating as shown. */
  minRating?: number;
  inStock: boolean;
  featured: boolean;
  /** Discounted products only. */
  onSale: boolean;
  options: readonly ChosenOption[];
  /** By declared fields; numbers and flags as texts. */
  fields: readonly { name: string; values: readonly string[] }[];
}

export const NO_FILTER: ProductFilter = {
  categories: [],
  inStock: false,
  featured: false,
  onSale: false,
  options: [],
  fields: [],
};
