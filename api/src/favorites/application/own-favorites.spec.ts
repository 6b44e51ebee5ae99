import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProductReads } from '../../catalogue/application/ports.js';
import type { ProductCard } from '../../catalogue/application/views.js';
import type { PageRequest } from '../../kernel/page.js';
import { NothingToFavorite } from '../domain/refusals.js';
import { OwnFavorites } from './own-favorites.js';
import { Favorites } from './ports.js';

class InMemoryFavorites extends Favorites {
  /** Of each account, the latest first. */
  readonly kept: Record<string, string[]> = {};

  override page(accountId: string, { page, limit }: PageRequest) {
    const all = this.kept[accountId] ?? [];
    return Promise.resolve({ ids: all.slice((page - 1) * limit, page * limit), total: all.length });
  }

  override save(accountId: string, productId: string): Promise<boolean> {
    if (productId === 'gone') return Promise.resolve(false);
    const others = (this.kept[accountId] ?? []).filter((id) => id !== productId);
    this.kept[accountId] = [productId, ...others];
    return Promise.resolve(true);
  }

  override remove(accountId: string, productId: string): Promise<boolean> {
    const before = this.kept[accountId] ?? [];
    this.kept[accountId] = before.filter((id) => id !== productId);
    return Promise.resolve(before.includes(productId));
  }
}

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
    expect(favorites.kept['ada']).toEqual([]);
  });
});
