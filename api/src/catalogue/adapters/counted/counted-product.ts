import type { OptionView } from '../../application/views.js';

/** What lists are chosen, put in order and counted by of a product on sale. */
export interface CountedProduct {
  id: string;
  /** The least and the largest of its variants, in the smallest unit of the shop's currency. */
  price: number;
  maxPrice: number;
  reduced: boolean;
  featured: boolean;
  place: number | null;
  shelf: number;
  /** Stars as shown, with one decimal. */
  rating: number;
  ratings: number;
  sold: number;
  /** Seconds since 1970. */
  created: number;
  categories: (readonly [key: string, name: string])[];
  options: OptionView[];
  fields: Record<string, unknown>;
  /** Those on sale, in their order. */
  variants: (readonly [options: Record<string, string>, price: number, inStock: boolean])[];
}
