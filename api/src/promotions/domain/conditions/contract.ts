import type { DiscountTerms } from '../discount.js';
import type { CouponRefused } from '../refusals.js';

/** What conditions look at, of a purchase and of who makes it. */
export interface Known {
  /** Orders of the shopper that were not cancelled. */
  orders: number;
  /** Where it goes, by its ISO 3166-1 code; empty while nobody knows. */
  country: string;
  /** The groups of customers that the shopper belongs to; of those alone that discounts in force name. */
  groups: readonly string[];
}

/** Something that a discount may ask of a purchase before it is given. */
export interface Condition {
  name: string;
  /** What has to be known for it. Nothing is read that no discount in force asks for. */
  needs: keyof Known;
  isAsked: (terms: DiscountTerms) => boolean;
  /** Asked only where it is asked for. */
  isMet: (terms: DiscountTerms, known: Known) => boolean;
  /** To a shopper who has shown a code, and does not meet it. */
  refusal: () => CouponRefused;
}
