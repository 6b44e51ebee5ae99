import type { SearchIntent } from '../domain/search-intent.js';
import { meant } from './meant.js';
import { NO_FILTER } from './product-filter.js';
import { ProductReads, ProductSearch } from './ports.js';
import type { SearchLog } from './search-log.js';
import type { ProductCard, Suggestion, Suggestions } from './views.js';

/** Categories and products for what has been typed so far into the search box; before that, what others search for. */
export class SuggestProducts {
  constructor(
    private readonly reads: ProductReads,
    private readonly search: ProductSearch,
    private readonly log: SearchLog,
  ) {}

  async suggestProducts(text: string, limit: number): Promise<Suggestions> {
    if (text.trim() === '') return this.popular(limit);
    const intent = await this.search.intent(text);
    if (intent && !intent.newest) return this.asked(intent, limit);
    const terms = await this.search.understand(text);
    const found = terms ? await this.reads.suggest(text, terms, limit) : { items: [], total: 0 };
    // "new" may be the beginning of a word
    return intent && found.items.length === 0 ? this.asked(intent, limit) : found;
  }

  private async asked(intent: SearchIntent, limit: number): Promise<Suggestions> {
    const text = intent.words === '' ? undefined : await this.search.understand(intent.words);
    const { filter, sort = text ? 'relevance' : 'featured' } = meant(intent, NO_FILTER);
    const { items, total } = await this.reads.list(
      { ...filter, categories: [], ...(text && { text }) },
      sort,
      { page: 1, limit },
    );
    return { items: items.map(toSuggestion), total };
  }

  private async popular(limit: number): Promise<Suggestions> {
    const queries = await this.log.popular();
    const items = queries
      .slice(0, limit)
      .map((text) => ({ type: 'search' as const, text, id: null, image: null, price: null }));
    return { items, total: 0 };
  }
}

const toSuggestion = ({ id, name, image, price, prices, chosen }: ProductCard): Suggestion => ({
  ...{ type: 'product', text: name, id, image, price },
  ...(prices && { prices }),
  ...(chosen && { chosen }),
});
