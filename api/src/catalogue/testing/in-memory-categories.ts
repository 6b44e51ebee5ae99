import type { AdminCategory } from '../application/admin-views.js';
import { Categories, type CategoryRecord } from '../application/edit-categories.js';
import { categoryKey } from '../domain/category-key.js';

/** Categories with words of their own, beside the ones that products name. */
export class InMemoryCategories extends Categories {
  readonly records = new Map<string, CategoryRecord>();
  readonly renamed: string[] = [];
  readonly moved: string[] = [];
  readonly removed: string[] = [];

  /** @param products the category of each product */
  constructor(public products: readonly string[]) {
    super();
  }

  override list(): Promise<{ items: AdminCategory[]; total: number }> {
    return Promise.resolve({ items: [], total: 0 });
  }

  override find(key: string): Promise<AdminCategory | undefined> {
    const own = this.records.get(key);
    const named = this.products.filter((name) => categoryKey(name) === key);
    const name = own?.name ?? named[0];
    if (name === undefined) return Promise.resolve(undefined);
    const { position = 0, image = null, description = '' } = own ?? {};
    return Promise.resolve({ id: key, name, count: named.length, position, image, description });
  }

  override record(key: string): Promise<CategoryRecord | undefined> {
    return Promise.resolve(this.records.get(key));
  }

  override add(key: string, category: CategoryRecord): Promise<boolean> {
    const isNew = !this.records.has(key);
    if (isNew) this.records.set(key, category);
    return Promise.resolve(isNew);
  }

  override put(key: string, category: CategoryRecord): Promise<void> {
    this.records.set(key, category);
    return Promise.resolve();
  }

  override rename(from: string, _to: string, name: string): Promise<void> {
    this.renamed.push(from);
    this.records.delete(from);
    this.take(from, name);
    return Promise.resolve();
  }

  override move(from: string, _to: string, name: string): Promise<void> {
    this.moved.push(from);
    this.take(from, name);
    return Promise.resolve();
  }

  override remove(key: string): Promise<void> {
    this.removed.push(key);
    this.records.delete(key);
    return Promise.resolve();
  }

  private take(from: string, name: string): void {
    this.products = this.products.map((one) => (categoryKey(one) === from ? name : one));
  }
}
