import { ProductReads } from '../../catalogue/application/ports.js';
import type { ProductCard } from '../../catalogue/application/views.js';
import type { PageOf, PageRequest } from '../../kernel/page.js';
import { NothingToFavorite } from '../domain/refusals.js';
import { Favorites } from './ports.js';

/** A shopper's own favorites. */
export class OwnFavorites {
  constructor(
    private readonly favorites: Favorites,
    private readonly products: ProductReads,
  ) {}

  async list(accountId: string, page: PageRequest): Promise<PageOf<ProductCard>> {
    const { ids, total } = await this.favorites.page(accountId, page);
    return { items: ids.length > 0 ? await this.products.cards(ids) : [], total, ...page };
  }

  /** Saves it, or takes it out when it was saved. Returns whether it is a favorite now. @throws NothingToFavorite */
  async toggle(accountId: string, productId: string): Promise<boolean> {
    if (await this.favorites.remove(accountId, productId)) return false;
    await this.save(accountId, productId);
    return true;
  }

  /** @throws NothingToFavorite */
  async save(accountId: string, productId: string): Promise<void> {
    if (!(await this.favorites.save(accountId, productId))) throw new NothingToFavorite();
  }

  async remove(accountId: string, productId: string): Promise<void> {
    await this.favorites.remove(accountId, productId);
  }
}
