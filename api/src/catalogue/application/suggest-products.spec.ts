import { describe, expect, it } from '@jest/globals';
import type { ProductReads, ProductSearch } from './ports.js';
import { SuggestProducts } from './suggest-products.js';

const lamp = { type: 'product' as const, text: 'Lamp', id: 'lamp', image: null, price: 12.5 };
const reads = { suggest: () => Promise.resolve({ items: [lamp], total: 14 }) } as unknown as ProductReads;
const search = {
  intent: () => Promise.resolve(undefined),
  understand: (text: string) =>
    Promise.resolve(text === 'la' ? { query: 'la:*', rankedBy: ['la:*'] } : undefined),
} as unknown as ProductSearch;
const log = { note: () => undefined, popular: () => Promise.resolve(['shoes', 'red jacket', 'mug']) };
const suggest = new SuggestProducts(reads, search, log);

describe('suggestions', () => {
  it('are what others search for before anything is typed', async () => {
    const { items, total } = await suggest.suggestProducts('  ', 2);
    expect(items.map(({ type, text }) => [type, text])).toEqual([
      ['search', 'shoes'],
      ['search', 'red jacket'],
    ]);
    expect(total).toBe(0);
  });

  it('are products with how many there are in all, then', async () => {
    expect(await suggest.suggestProducts('la', 8)).toEqual({ items: [lamp], total: 14 });
  });

  it('are none for what nothing can be made of', async () => {
    expect(await suggest.suggestProducts('!?', 8)).toEqual({ items: [], total: 0 });
  });
});
