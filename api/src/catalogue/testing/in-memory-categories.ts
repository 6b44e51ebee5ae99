import type { AdminCategory } from '../application/admin-views.js';
import { Categories, type CategoryRecord } from '../application/edit-categories.js';
import { categoryKey } from '../domain/category-key.js';
import { CategoryTaken } from '../domain/refusals.js';
import type { FiledProduct } from './categories-contract.js';

/** Categories with words of their own, beside the ones that products name. */
export class InMemoryCategories extends Categories {
  readonly records = new Map<string, CategoryRecord>();
  readonly renamed: string[] = [];
  readonly moved: string[] = [];
  readonly removed: string[] = [];
  private filed: FiledProduct[] = [];

  /** @param products the categories of each product, its own first */
  constructor(...products: readonly (readonly string[])[]) {
    super();
    for (const names of products) this.file(names);
  }

  /** A new product in these categories; returns its place among them. */
  file(names: readonly string[]): number {
    return this.filed.push({ categories: names, version: 1 }) - 1;
  }

  get products(): readonly FiledProduct[] {
    return this.filed;
  }

  /** The categories of each product. */
  get names(): (readonly string[])[] {
    return this.filed.map(({ categories }) => categories);
  }

  override list(): Promise<never> {
    return Promise.reject(new Error('no part of the work'));
  }

  override find(key: string): Promise<AdminCategory | undefined> {
    const own = this.records.get(key);
    const named = this.names.flat().filter((name) => categoryKey(name) === key);
    const name = own?.name ?? named.toSorted()[0];
    if (name === undefined) return Promise.resolve(undefined);
    const { position = 1_000, image: picture = null, description = '' } = own ?? {};
    const image = picture && `/media/${picture}`;
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

  override rename(from: string, to: string, name: string): Promise<void> {
    this.renamed.push(from);
    const record = this.records.get(from);
    if (record && from !== to && this.records.has(to)) return Promise.reject(new CategoryTaken());
    this.records.delete(from);
    if (record) this.records.set(to, { ...record, name });
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
    this.filed = this.filed.map((product) => {
      const { categories, version } = product;
      if (!categories.some((one) => categoryKey(one) === from)) return product;
      const renamed = categories.map((one) => (categoryKey(one) === from ? name : one));
      const keys = renamed.map(categoryKey);
      const [own = '', ...others] = renamed.filter((one, at) => keys.indexOf(categoryKey(one)) === at);
      return { categories: [own, ...others.toSorted()], version: version + 1 };
    });
  }
}
