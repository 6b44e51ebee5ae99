import { ProductReads, ProductSearch } from './ports.js';
import type { SearchLog } from './search-log.js';
import type { Suggestions } from './views.js';

/** Categories and products for what has been typed so far into the search box; before that, what others search for. */
export class SuggestProducts {
  constructor(
    private readonly reads: ProductReads,
    private readonly search: ProductSearch,
    private readonly log: SearchLog,
  ) {}

  async execute(text: string, limit: number): Promise<Suggestions> {
    if (text.trim() === '') return this.popular(limit);
    const terms = await this.search.understand(text);
    return terms ? this.reads.suggest(text, terms, limit) : { items: [], total: 0 };
  }

  private async popular(limit: number): Promise<Suggestions> {
    const queries = await this.log.popular();
    const items = queries
      .slice(0, limit)
      .map((text) => ({ type: 'search' as const, text, id: null, image: null, price: null }));
    return { items, total: 0 };
  }
}
