import type { WantedValue } from '../domain/wanted-variants.js';

/** What was typed, understood: queries of the search engine that stands behind `ProductSearch`. */
export interface SearchTerms {
  /** What is listed. */
  readonly query: string;
  /** What of it stands first, where the list also has what is merely alike. */
  readonly closest?: string;
  /** What of it goes by what was typed, and not only mentions it. */
  readonly named?: string;
  /** By how well they match all of these, finds are put in order. */
  readonly rankedBy: readonly string[];
  /** What another search has found, the best first: these alone are listed, and nothing is asked of the queries. */
  readonly inOrder?: readonly string[];
  /** Nothing is found by the words themselves; this is what comes nearest. */
  readonly nearest?: boolean;
  /** What of the options was typed, by part: cards show the variants that have it. */
  readonly wanted?: readonly WantedValue[];
  /** Products by a typed article number: they are listed besides, and first. */
  readonly articles?: { readonly key: string; readonly products: readonly string[] };
}
