/** What was typed, understood: a query of the search engine that stands behind `ProductSearch`. */
export interface SearchTerms {
  readonly query: string;
}
