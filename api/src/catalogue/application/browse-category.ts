import type { GoodsTexts, Texts } from '../../kernel/goods-texts.js';
import { categoryKey } from '../domain/category-key.js';
import { BrowseProducts, type BrowseInput, type BrowseResult } from './browse-products.js';
import { ProductReads } from './ports.js';

export interface CategoryResult extends BrowseResult {
  category: { name: string; matched: 'category' | 'search'; names?: Texts };
}

/** The products of a category; a text that is no category is searched for instead (decisions, section 4). */
export class BrowseCategory {
  constructor(
    private readonly reads: ProductReads,
    private readonly browse: BrowseProducts,
    private readonly texts: GoodsTexts,
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
    const names = await this.namesOf(name);
    return { ...found, category: { name, matched: 'category', ...(names && { names }) } };
  }
  /** By the name as it is read here. */
  private async namesOf(name: string): Promise<Texts | undefined> {
    const [original = name] = await this.texts.meant('category', categoryKey(name));
    const key = categoryKey(original);
    const isOriginal = (await this.texts.wording()) === undefined;
    const written = isOriginal ? name : await this.reads.originalName(key);
    return this.texts.names('category', key, written ?? name);
  }
}
