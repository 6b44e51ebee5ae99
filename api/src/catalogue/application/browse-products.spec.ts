import { beforeEach, describe, expect, it } from '@jest/globals';
import { intentOf } from '../domain/search-intent.js';
import { DeclaredFields } from '../testing/declared-fields.js';
import { BrowseProducts, type BrowseInput } from './browse-products.js';
import { ProductReads, ProductSearch } from './ports.js';
import { NO_FILTER, type ProductFilter, type ProductSort } from './product-filter.js';
import { SearchLog } from './search-log.js';
import type { SearchTerms } from './search-terms.js';
import type { Facets, ProductCard } from './views.js';

const notHere = () => Promise.reject(new Error('no part of browsing'));
const facets: Facets = {
  ...{ categories: [], options: [], fields: [], prices: [], ratings: [] },
  ...{ price: { min: 1, max: 2 }, inStock: 3 },
};

/** Finds as many products as `finds` says of a query, or of no words. */
class CountedReads extends ProductReads {
  readonly asked: { filter: ProductFilter; sort: ProductSort }[] = [];
  readonly counted: ProductFilter[] = [];

  constructor(private readonly finds: Readonly<Record<string, number>>) {
    super();
  }

  override list(filter: ProductFilter, sort: ProductSort, page: { page: number; limit: number }) {
    this.asked.push({ filter, sort });
    const items: ProductCard[] = [];
    return Promise.resolve({ items, total: this.finds[filter.text?.query ?? ''] ?? 0, ...page });
  }

  override facets(filter: ProductFilter) {
    this.counted.push(filter);
    return Promise.resolve(facets);
  }

  override cards = notHere;
  override find = notHere;
  override related = notHere;
  override categories = notHere;
  override categoryName = notHere;
  override suggest = notHere;
}

/** Finds something alike for everything but a jug; `!?` holds no words. */
class PlainSearch extends ProductSearch {
  override intent(text: string) {
    return Promise.resolve(intentOf(text));
  }

  override asTyped(text: string): Promise<SearchTerms | undefined> {
    return Promise.resolve(text === '!?' ? undefined : { query: text, rankedBy: [text] });
  }

  override understand(text: string): Promise<SearchTerms | undefined> {
    const query = text === 'jug' ? text : `${text} or alike`;
    return Promise.resolve({ query, rankedBy: [query], nearest: text === 'cupp' });
  }
}

class KeptLog extends SearchLog {
  readonly notes: [string, number][] = [];

  override note(text: string, results: number): void {
    this.notes.push([text, results]);
  }

  override popular(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

describe('browsing products', () => {
  let reads: CountedReads;
  let log: KeptLog;
  let useCase: BrowseProducts;
  beforeEach(() => {
    reads = new CountedReads({ '': 40, mug: 4, jug: 3, cup: 3, 'cup or alike': 9, 'cupp or alike': 2 });
    log = new KeptLog();
    useCase = new BrowseProducts(reads, new PlainSearch(), log, new DeclaredFields());
  });

  const browse = (more: Partial<BrowseInput> = {}) => {
    const { categories: _categories, ...filter } = NO_FILTER;
    return useCase.browseProducts({ page: 1, limit: 20, categories: [], filter, ...more });
  };
  const queries = () => reads.asked.map(({ filter }) => filter.text?.query);

  it('lists everything, featured products first, and notes no search', async () => {
    expect(await browse({ page: 2 })).toEqual({ items: [], total: 40, page: 2, limit: 20, facets });
    expect(reads.asked).toEqual([{ filter: NO_FILTER, sort: 'featured' }]);
    expect(log.notes).toEqual([]);
  });

  it('narrows by what is chosen, the counts of each further choice too', async () => {
    const { categories: _categories, ...filter } = { ...NO_FILTER, inStock: true };
    await browse({ categories: [' Home'], filter, sort: 'newest' });
    const narrowed = { ...NO_FILTER, categories: ['home'], inStock: true };
    expect(reads.asked).toEqual([{ filter: narrowed, sort: 'newest' }]);
    expect(reads.counted).toEqual([narrowed]);
  });

  it('lists what matches the words best first, unless told otherwise', async () => {
    await browse({ q: 'mug' });
    await browse({ q: 'mug', sort: 'price-asc' });
    expect(reads.asked.map(({ sort }) => sort)).toEqual(['relevance', 'price-asc']);
    expect(reads.counted[0]?.text).toEqual({ query: 'mug', rankedBy: ['mug'] });
  });

  it('looks a second time for what is alike when the words as typed find little', async () => {
    expect((await browse({ q: 'cup' })).total).toBe(9);
    expect(queries()).toEqual(['cup', 'cup or alike']);
  });

  it('says when nothing is found by the words themselves, and only then', async () => {
    expect(await browse({ q: 'cupp' })).toMatchObject({ total: 2, nearest: true });
    for (const q of ['cup', 'mug', 'jug']) expect(await browse({ q })).not.toHaveProperty('nearest');
  });

  it.each([
    ['four products are found', 'mug', 4],
    ['there is nothing alike', 'jug', 3],
  ])('looks once when %s', async (_, q, total) => {
    expect((await browse({ q })).total).toBe(total);
    expect(queries()).toEqual([q]);
  });

  it('finds nothing by a text without words, and asks nobody', async () => {
    expect(await browse({ q: '!?', page: 3 })).toMatchObject({
      ...{ items: [], total: 0, page: 3, limit: 20 },
      facets: { categories: [], price: { min: 0, max: 0 }, inStock: 0 },
    });
    expect(reads.asked).toEqual([]);
  });

  it('notes a search once, with how much it found', async () => {
    const { categories: _categories, ...open } = NO_FILTER;
    await browse({ q: 'cup' });
    await browse({ q: 'mug', page: 2 });
    await browse({ q: 'jug', categories: ['Home'] });
    await browse({ q: 'cup', filter: { ...open, minPriceCents: 100 } });
    await browse({ q: 'cup', filter: { ...open, options: [{ name: 'Size', values: ['M'] }] } });
    expect(log.notes).toEqual([['cup', 9]]);
  });
});
