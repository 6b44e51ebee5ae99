import { spellingKey } from '../../kernel/spelling-key.js';
import {
  Products,
  ProductStock,
  type DueDraft,
  type DueSale,
  type NewShelf,
  type StockChange,
  type StoredProduct,
} from '../application/product-store.js';
import { SkuRegistry } from '../application/skus.js';
import { NO_MEASURES } from '../domain/measures.js';
import { NO_DETAILS, type ProductState, type VariantState } from '../domain/product-state.js';
import { BundleHasNoStock, SkuTaken, StockIsHeld } from '../domain/refusals.js';

/** Products by id, the first edition of each at version 1. */
export class InMemoryProducts extends Products {
  readonly kept = new Map<string, StoredProduct>();
  /** Who wrote, in order. */
  readonly writers: (string | null)[] = [];
  /** What time it is. */
  now = '2026-11-28T12:00:00.000Z';
  /** What variants cost without a discount, the last that was written; and what they cost with one since. */
  private readonly whole = new Map<string, number>();
  private readonly reduced = new Map<string, Set<number>>();
  /** Products that orders refer to. */
  readonly ordered = new Set<string>();
  /** Products that are taxed and sent as their bundles are, whatever somebody wants. */
  readonly bundled = new Set<string>();

  constructor(...states: readonly ProductState[]) {
    super();
    for (const state of states) {
      this.kept.set(state.id, { state, version: 1 });
      this.note(state);
    }
  }

  state(id: string): ProductState | undefined {
    return this.kept.get(id)?.state;
  }

  override lockAll(ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
    return Promise.resolve(
      new Map(
        ids.flatMap((id) => {
          const stored = this.kept.get(id);
          return stored ? [[id, stored] as const] : [];
        }),
      ),
    );
  }

  override async add(products: readonly ProductState[], addedBy: string): Promise<void> {
    for (const product of products) {
      await this.write(product, 1);
      this.writers.push(addedBy);
    }
  }

  override async save(before: ProductState, after: ProductState, changedBy: string | null): Promise<void> {
    await this.write(after, (this.kept.get(before.id)?.version ?? 0) + 1);
    this.writers.push(changedBy);
  }

  override dueDrafts(most: number): Promise<DueDraft[]> {
    const due = [...this.kept.values()].flatMap(({ state: { id, status, publishAt } }) =>
      status === 'draft' && publishAt !== null && publishAt <= this.now ? [{ id, publishAt }] : [],
    );
    due.sort((a, b) => (a.publishAt < b.publishAt ? -1 : 1));
    return Promise.resolve(due.slice(0, most));
  }

  override dueSales(most: number): Promise<DueSale[]> {
    const due = [...this.kept.values()].flatMap(({ state: { id, saleEndsAt } }) =>
      saleEndsAt !== null && saleEndsAt <= this.now ? [{ id, saleEndsAt }] : [],
    );
    due.sort((a, b) => (a.saleEndsAt < b.saleEndsAt ? -1 : 1));
    return Promise.resolve(due.slice(0, most));
  }

  override unreduced(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const isSame = (id: string) => (this.reduced.get(id)?.size ?? 0) < 2;
    const found = [...this.whole].filter(([id]) => variantIds.includes(id) && isSame(id));
    return Promise.resolve(new Map(found));
  }

  override known(ids: readonly string[]): Promise<string[]> {
    return Promise.resolve(ids.filter((id) => this.kept.has(id)));
  }

  override isBundledOtherwise(id: string): Promise<boolean> {
    return Promise.resolve(this.bundled.has(id));
  }

  override isBundledUnsent(id: string): Promise<boolean> {
    return Promise.resolve(this.bundled.has(id));
  }

  override delete(id: string): Promise<boolean> {
    return Promise.resolve(!this.ordered.has(id) && this.kept.delete(id));
  }

  private write(state: ProductState, version: number): Promise<void> {
    const rest = [...this.kept.values()].filter((one) => one.state.id !== state.id);
    const taken = new Set(rest.flatMap((one) => one.state.variants.map(({ sku }) => spellingKey(sku))));
    const refused = state.variants.flatMap(({ sku }, at) => (taken.has(spellingKey(sku)) ? [at] : []));
    if (refused.length > 0) return Promise.reject(new SkuTaken(...refused));
    const [primary = '', ...others] = state.categories;
    this.kept.set(state.id, { state: { ...state, categories: [primary, ...others.sort()] }, version });
    this.note(state);
    return Promise.resolve();
  }

  private note({ discount, variants }: ProductState): void {
    for (const { id, priceCents } of variants)
      if (discount === 0) {
        this.whole.set(id, priceCents);
        this.reduced.delete(id);
      } else this.reduced.set(id, new Set([...(this.reduced.get(id) ?? []), priceCents]));
  }
}

/** Shelves by variant, what waiting orders hold included; null is unlimited. */
export class InMemoryProductStock extends ProductStock {
  /** What was booked, in order. */
  readonly book: Pick<StockChange, 'variantId' | 'reason' | 'actorId'>[] = [];
  /** Variants that are made of others. */
  readonly bundles = new Set<string>();
  /** Pieces that waiting orders hold, by variant. */
  readonly held = new Map<string, number>();
  /** What the book says of each shelf, whether it is counted or not. */
  private readonly known: Map<string, number>;

  constructor(readonly shelves = new Map<string, number | null>()) {
    super();
    this.known = new Map([...shelves].map(([variantId, units]) => [variantId, units ?? 0]));
  }

  override open(shelves: readonly NewShelf[]): Promise<void> {
    for (const { variantId, units } of shelves) {
      this.shelves.set(variantId, units);
      this.known.set(variantId, units ?? 0);
    }
    return Promise.resolve();
  }

  override lockAll(): Promise<void> {
    return Promise.resolve();
  }

  override empty(change: Parameters<ProductStock['empty']>[0]): Promise<void> {
    return this.shelves.get(change.variantId) === null ? Promise.resolve() : this.set({ ...change, to: 0 });
  }

  override set({ variantId, to, seen, reason, actorId }: StockChange): Promise<void> {
    if (seen !== undefined && seen === to) return Promise.resolve();
    if (this.bundles.has(variantId)) return Promise.reject(new BundleHasNoStock());
    const [onHand = 0, held = 0] = [this.shelves.get(variantId), this.held.get(variantId)];
    if (to === null) {
      this.shelves.set(variantId, null);
      return Promise.resolve();
    }
    const next = onHand === null ? to + held : onHand + to - (seen ?? onHand - held);
    if (next < held) return Promise.reject(new StockIsHeld());
    if (next !== this.known.get(variantId)) this.book.push({ variantId, reason, actorId });
    this.shelves.set(variantId, next);
    this.known.set(variantId, next);
    return Promise.resolve();
  }
}

/** The SKUs of the products in memory, and those of which another writer has just made one. */
export class InMemorySkus extends SkuRegistry {
  readonly reserved = new Set<string>();

  constructor(private readonly products: InMemoryProducts) {
    super();
  }

  override taken(skus: readonly string[]): Promise<ReadonlySet<string>> {
    const variants = [...this.products.kept.values()].flatMap(({ state }) => state.variants);
    const known = new Set([...variants.map(({ sku }) => sku), ...this.reserved].map(spellingKey));
    return Promise.resolve(new Set(skus.filter((sku) => known.has(spellingKey(sku)))));
  }
}

const variant = (id: string, changes: Partial<VariantState> = {}): VariantState => ({
  ...{ id, sku: id.toUpperCase(), options: {}, priceCents: 1_800, gtin: '', ownPrices: {} },
  ...NO_MEASURES,
  ...changes,
});

/** A mug, with the one variant `mug-v`. */
export const aMug = (changes: Partial<ProductState> = {}): ProductState => ({
  ...NO_DETAILS,
  ...{ id: 'mug', name: 'Mug', description: 'A mug.', category: 'Home', categories: ['Home'], discount: 0 },
  ...{
    isFeatured: false,
    taxCategory: 'standard',
    isShipped: true,
    lowStockFrom: null,
    status: 'active',
    publishAt: null,
    saleEndsAt: null,
  },
  ...{ options: [], images: [], variants: [variant('mug-v')] },
  ...changes,
});

/** A T-shirt in the sizes S and M, its variants `s` and `m`. */
export const aShirt = (): ProductState =>
  aMug({
    ...{ id: 'shirt', name: 'Shirt', category: 'Clothes', categories: ['Clothes'] },
    options: [{ name: 'Size', values: ['S', 'M', 'L'].map((value) => ({ value, swatch: null })) }],
    variants: [variant('s', { options: { Size: 'S' } }), variant('m', { options: { Size: 'M' } })],
  });
