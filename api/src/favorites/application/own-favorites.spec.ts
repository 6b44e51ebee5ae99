import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProductReads } from '../../catalogue/application/ports.js';
import type { ProductCard } from '../../catalogue/application/views.js';
import { NothingToFavorite } from '../domain/refusals.js';
import { InMemoryFavorites } from '../testing/in-memory-favorites.js';
import { OwnFavorites } from './own-favorites.js';

const notHere = () => Promise.reject(new Error('no part of favorites'));

class Cards extends ProductReads {
  asked = 0;

  override cards(ids: readonly string[]): Promise<ProductCard[]> {
    this.asked += 1;
    return Promise.resolve(ids.map((id) => ({ _id: id }) as unknown as ProductCard));
  }

  override list = notHere;
  override facets = notHere;
  override find = notHere;
  override related = notHere;
  override categories = notHere;
  override categoryName = notHere;
  override suggest = notHere;
}

describe("the shopper's own favorites", () => {
  let favorites: InMemoryFavorites;
  let cards: Cards;
  let own: OwnFavorites;
  beforeEach(() => {
    favorites = new InMemoryFavorites();
    favorites.hidden.add('gone');
    cards = new Cards();
    own = new OwnFavorites(favorites, cards);
  });

  it('are listed page by page with the products as cards', async () => {
    for (const id of ['mug', 'lamp', 'shirt']) await own.save('ada', id);
    await own.save('grace', 'jug');
    expect(await own.list('ada', { page: 1, limit: 2 })).toEqual({
      ...{ items: [{ _id: 'shirt' }, { _id: 'lamp' }], total: 3, page: 1, limit: 2 },
    });
    expect(await own.list('ada', { page: 3, limit: 2 })).toEqual({ items: [], total: 3, page: 3, limit: 2 });
    expect(cards.asked).toBe(1);
  });

  it('turn over: saved, taken out, saved again', async () => {
    expect(await own.toggle('ada', 'mug')).toBe(true);
    expect(favorites.kept['ada']).toEqual(['mug']);
    expect(await own.toggle('ada', 'mug')).toBe(false);
    expect(favorites.kept['ada']).toEqual([]);
    expect(await own.toggle('ada', 'mug')).toBe(true);
  });

  it('are saved and taken out twice like once', async () => {
    await own.save('ada', 'mug');
    await own.save('ada', 'mug');
    expect(favorites.kept['ada']).toEqual(['mug']);
    await own.remove('ada', 'mug');
    await own.remove('ada', 'mug');
    expect(favorites.kept['ada']).toEqual([]);
  });

  it('are nobody else’s to take out', async () => {
    await own.save('ada', 'mug');
    await own.remove('grace', 'mug');
    expect(favorites.kept['ada']).toEqual(['mug']);
  });

  it('are products on sale', async () => {
    await expect(own.save('ada', 'gone')).rejects.toThrow(NothingToFavorite);
    await expect(own.toggle('ada', 'gone')).rejects.toThrow(NothingToFavorite);
    expect(await favorites.page('ada', { page: 1, limit: 10 })).toEqual({ ids: [], total: 0 });
  });
});
