import { ProductReads, ProductSearch } from './ports.js';
import type { Suggestion } from './views.js';

/** Categories and products for what has been typed so far into the search box. */
export class SuggestProducts {
  constructor(
    private readonly reads: ProductReads,
    private readonly search: ProductSearch,
  ) {}

  async execute(text: string, limit: number): Promise<Suggestion[]> {
    const terms = await this.search.understand(text);
    return terms ? this.reads.suggest(text, terms, limit) : [];
  }
}
