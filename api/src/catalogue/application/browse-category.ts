import { categoryKey } from '../domain/category-key.js';
import { BrowseProducts, type BrowseInput, type BrowseResult } from './browse-products.js';
import { ProductReads } from './ports.js';

export interface CategoryResult extends BrowseResult {
  category: { name: string; matched: 'category' | 'search' };
}

/** The products of a category; a text that is no category is searched for instead (decisions, section 4). */
export class BrowseCategory {
  constructor(
    private readonly reads: ProductReads,
    private readonly browse: BrowseProducts,
  ) {}

  async browseCategory(text: string, input: BrowseInput): Promise<CategoryResult> {
    const name = await this.reads.categoryName(categoryKey(text));
    if (name === undefined) {
      const found = await this.browse.browseProducts({
        ...input,
        q: [text, input.q].filter(Boolean).join(' '),
      });
      return { ...found, category: { name: text, matched: 'search' } };
    }
    const found = await this.browse.browseProducts({ ...input, categories: [name] });
    return { ...found, category: { name, matched: 'category' } };
  }
}
