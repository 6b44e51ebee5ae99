import type { PageOf, PageRequest } from '../../kernel/page.js';
import { categoryKey } from '../domain/category-key.js';
import { meant } from './meant.js';
import { ProductReads, ProductSearch } from './ports.js';
import type { ProductFields } from './product-fields.js';
import type { SearchLog } from './search-log.js';
import type { SearchTerms } from './search-terms.js';
import type { ProductFilter, ProductSort } from './product-filter.js';
import type { Facets, ProductCard } from './views.js';

/** What the shopper asked for, as typed. */
export interface BrowseInput extends PageRequest {
  q?: string;
  sort?: ProductSort;
  categories: readonly string[];
  filter: Omit<ProductFilter, 'text' | 'categories'>;
}

export interface BrowseResult extends PageOf<ProductCard> {
  facets: Facets;
  /** Nothing is what was searched for; these come nearest. */
  nearest?: boolean;
}

/** So many products that match every word as typed need no second look. */
const ENOUGH = 4;
const NO_FACETS: Facets = {
  categories: [],
  options: [],
  fields: [],
  price: { min: 0, max: 0 },
  prices: [],
  ratings: [],
  inStock: 0,
};

const isOpen = (filter: BrowseInput['filter']): boolean =>
  Object.values(filter).every((value) => !value || (Array.isArray(value) && value.length === 0));

/** Lists products by words, category, price, rating, stock and options, with counts for each further choice. */
export class BrowseProducts {
  constructor(
    private readonly reads: ProductReads,
    private readonly search: ProductSearch,
    private readonly log: SearchLog,
    private readonly fields: ProductFields,
  ) {}

  async browseProducts(asked: BrowseInput): Promise<BrowseResult> {
    const input = { ...asked, filter: await this.allowed(asked.filter) };
    if (!input.q) return this.list(input);
    const found = await this.meant(input.q, input);
    // what is filtered or leafed through was searched for before
    if (input.page === 1 && input.categories.length === 0 && isOpen(input.filter))
      this.log.note(input.q, found.total);
    return found;
  }

  /** Without what is asked of fields that are no filters: whoever tries values would find out what they hold. */
  private async allowed(filter: BrowseInput['filter']): Promise<BrowseInput['filter']> {
    if (filter.fields.length === 0) return filter;
    const declared = await this.fields.declared();
    return { ...filter, fields: filter.fields.filter(({ name }) => declared.named(name)?.filterable) };
  }

  /** By its words alone, unless it asks for what is on sale, new or of some price. */
  private async meant(q: string, input: BrowseInput): Promise<BrowseResult> {
    const intent = await this.search.intent(q);
    if (!intent) return this.find(q, input);
    const { filter, sort } = meant(intent, input.filter);
    const narrow = { ...input, filter, ...(sort && !input.sort ? { sort } : {}) };
    return intent.words === '' ? this.list(narrow) : this.find(intent.words, narrow);
  }

  private async find(q: string, input: BrowseInput): Promise<BrowseResult> {
    const typed = await this.search.asTyped(q);
    const found = typed && (await this.list(input, typed));
    if (found && found.total >= ENOUGH) return found;
    const text = typed && (await this.search.understand(q));
    if (found && text?.query === typed.query && text.articles === typed.articles) return found;
    if (text) {
      const alike = await this.list(input, text);
      return { ...alike, ...(text.nearest && alike.total > 0 && { nearest: true }) };
    }
    return { items: [], total: 0, page: input.page, limit: input.limit, facets: NO_FACETS };
  }

  private async list({ page, limit, ...input }: BrowseInput, text?: SearchTerms): Promise<BrowseResult> {
    const filter: ProductFilter = {
      ...input.filter,
      categories: input.categories.map(categoryKey),
      ...(text ? { text } : {}),
    };
    const sort = input.sort ?? (text ? 'relevance' : 'featured');
    const [products, facets] = await Promise.all([
      this.reads.list(filter, sort, { page, limit }),
      this.reads.facets(filter),
    ]);
    return { ...products, facets };
  }
}
