import type { PageRequest } from '../../kernel/page.js';
import { Favorites } from '../application/ports.js';

export class InMemoryFavorites extends Favorites {
  /** Of each account, the latest first. */
  readonly kept: Record<string, string[]> = {};
  /** Products that are not on sale. */
  readonly hidden = new Set<string>();

  override page(accountId: string, { page, limit }: PageRequest) {
    const all = (this.kept[accountId] ?? []).filter((id) => !this.hidden.has(id));
    return Promise.resolve({ ids: all.slice((page - 1) * limit, page * limit), total: all.length });
  }

  override save(accountId: string, productId: string): Promise<boolean> {
    if (this.hidden.has(productId)) return Promise.resolve(false);
    const own = this.kept[accountId] ?? [];
    if (!own.includes(productId)) this.kept[accountId] = [productId, ...own];
    return Promise.resolve(true);
  }

  override remove(accountId: string, productId: string): Promise<boolean> {
    const before = this.kept[accountId] ?? [];
    this.kept[accountId] = before.filter((id) => id !== productId);
    return Promise.resolve(before.includes(productId));
  }
}
