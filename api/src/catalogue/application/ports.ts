import type { PageOf, PageRequest } from '../../kernel/page.js';
import type { SearchIntent } from '../domain/search-intent.js';
import type { ProductFilter, ProductSort } from './product-filter.js';
import type { SearchTerms } from './search-terms.js';
import type { CategoryView, Facets, ProductCard, ProductView, Suggestions } from './views.js';

/** Full text over name, category, options and description: beginnings, stems and synonyms, accents folded. */
export abstract class ProductSearch {
  /** What the text asks for besides words; undefined where it has none of that, or goods are called so: "New Balance". */
  abstract intent(text: string): Promise<SearchIntent | undefined>;
  /** The words as they are typed; undefined when the text holds none, so that nothing can match. */
  abstract asTyped(text: string): Promise<SearchTerms | undefined>;
  /** The words as typed, with the nearest words beside them when little on sale matches them all. */
  abstract understand(text: string): Promise<SearchTerms | undefined>;
}

/** Which products have a page: those on sale, for whoever has the link of a preview its draft too. */
export type Shown = 'on-sale' | 'drafts-too';

/** The catalogue as shoppers see it: products on sale, straight from SQL to views. */
export abstract class ProductReads {
  abstract list(filter: ProductFilter, sort: ProductSort, page: PageRequest): Promise<PageOf<ProductCard>>;
  abstract facets(filter: ProductFilter): Promise<Facets>;
  /** Cards in the order of `ids`; those no longer on sale are left out. */
  abstract cards(ids: readonly string[]): Promise<ProductCard[]>;
  /** Undefined when the product is not on sale, and no draft that is asked for. */
  abstract find(id: string, shown?: Shown): Promise<Omit<ProductView, 'deliveryEstimate'> | undefined>;
  /** As `find`. */
  abstract related(id: string, limit: number, shown?: Shown): Promise<ProductCard[] | undefined>;
  abstract categories(): Promise<CategoryView[]>;
  /** The category's name as the shop writes it, when any product on sale has it. */
  abstract categoryName(key: string): Promise<string | undefined>;
  /** The same as it was written, in the shop's own language. */
  originalName(key: string): Promise<string | undefined> {
    return this.categoryName(key);
  }
  abstract suggest(text: string, terms: SearchTerms, limit: number): Promise<Suggestions>;
}
