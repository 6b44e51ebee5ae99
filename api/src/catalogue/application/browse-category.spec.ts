import { describe, expect, it } from '@jest/globals';
import { ORIGINALS } from '../../kernel/goods-texts.js';
import { BrowseCategory } from './browse-category.js';
import type { BrowseInput, BrowseProducts } from './browse-products.js';
import type { ProductReads } from './ports.js';
import { NO_FILTER } from './product-filter.js';

const { categories: _categories, ...filter } = NO_FILTER;
const input: BrowseInput = { page: 1, limit: 20, categories: ['other'], filter };
/** Tells what it was asked to browse by. */
const browse = {
  browseProducts: ({ q, categories }: BrowseInput) => Promise.resolve({ q, categories }),
} as unknown as BrowseProducts;
/** A shop with the one category `Home & Garden`. */
const reads = {
  categoryName: (key: string) => Promise.resolve(key === 'home & garden' ? 'Home & Garden' : undefined),
  originalName: () => Promise.resolve('Home & Garden'),
} as unknown as ProductReads;
const category = (text: string, q?: string) =>
  new BrowseCategory(reads, browse, ORIGINALS).browseCategory(text, {
    ...input,
    ...(q === undefined ? {} : { q }),
  });

describe('a category that is browsed', () => {
  it('is found however its name is written, and searched within', async () => {
    const found = { name: 'Home & Garden', matched: 'category' };
    expect(await category(' home & GARDEN', 'mug')).toEqual({
      ...{ q: 'mug', categories: ['Home & Garden'], category: found },
    });
  });

  it('is searched for where there is none, together with what else is searched', async () => {
    const searched = { categories: ['other'], category: { name: 'mugs', matched: 'search' } };
    expect(await category('mugs')).toEqual({ ...searched, q: 'mugs' });
    expect(await category('mugs', 'blue')).toEqual({ ...searched, q: 'mugs blue' });
  });
});
