import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { SENT_OTHERWISE } from '../domain/bundle.js';
import { changeProduct, type ProductChange } from '../domain/change-product.js';
import {
  BundleHasNoStock,
  NotAProduct,
  ProductChanged,
  ProductNotFound,
  StockIsHeld,
} from '../domain/refusals.js';
import type { ProductState } from '../domain/product-state.js';
import { Products, ProductStock, type StockChange, type StoredProduct } from './product-store.js';
import { Skus } from './skus.js';

/** Units wanted on a shelf, and what its writer saw there. */
export interface WantedStock {
  to: number | null;
  seen?: number | null | undefined;
}

export interface ProductEdit {
  id: string;
  change: ProductChange;
  /** The version that the writer read; undefined skips the check. */
  version?: number | undefined;
  /** Of the only variant. */
  stock?: WantedStock | undefined;
  /** In the order of `change.variants`. */
  stocks?: readonly (WantedStock | undefined)[] | undefined;
  reason: string;
  actorId: string;
}

/** Changes the members that are named and leaves the others: all of them, or none. What is wrong with several variants is told at each. @throws ProductNotFound, ProductChanged, NotAProduct, … */
export class ChangeProduct {
  constructor(
    private readonly products: Products,
    private readonly storedProducts: ProductStock,
    private readonly skus: Skus,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @param locked the product, for whoever has locked it already */
  changeProduct(edit: ProductEdit, locked?: StoredProduct): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { state } = await this.read(edit, locked);
      const fresh = { id: () => this.ids.next(), sku: this.skus.forProduct(edit.change.name ?? state.name) };
      const next = changeProduct(state, edit.change, fresh);
      if (next.taxCategory !== state.taxCategory) await this.assertTaxed(next);
      if (next.isShipped !== state.isShipped) await this.assertSent(next);
      await this.clear(edit, state, next);
      await this.products.save(state, next, edit.actorId);
      await this.stock(edit, state, next);
    });
  }

  /** A bundle has one price, of which one rate is taken. @throws NotAProduct */
  private async assertTaxed({ id, taxCategory }: ProductState): Promise<void> {
    if (await this.products.isBundledOtherwise(id, taxCategory))
      throw new NotAProduct(
        'taxCategory',
        'Its bundles, or what it is made of, are taxed otherwise: take them apart first',
      );
  }

  /** What is sent of an order is the bundle. @throws NotAProduct */
  private async assertSent({ id, isShipped }: ProductState): Promise<void> {
    if (await this.products.isBundledUnsent(id, isShipped))
      throw new NotAProduct('isShipped', SENT_OTHERWISE);
  }

  /** Turns the featured mark over, whatever it is. Returns what it is then. @throws ProductNotFound */
  toggleFeatured(id: string, actorId: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const { state } = await this.read({ id });
      await this.products.save(state, { ...state, isFeatured: !state.isFeatured }, actorId);
      return !state.isFeatured;
    });
  }

  private async read(
    { id, version }: Pick<ProductEdit, 'id' | 'version'>,
    locked?: StoredProduct,
  ): Promise<StoredProduct> {
    const stored = locked ?? (await this.products.lock(id));
    if (!stored) throw new ProductNotFound();
    if (version !== undefined && version !== stored.version) throw new ProductChanged(stored.version);
    return stored;
  }

  /** What lies on the shelf of a variant that is taken out leaves through the book, which keeps the variant's name. */
  private async clear({ reason, actorId }: ProductEdit, before: ProductState, after: ProductState) {
    const kept = new Set(after.variants.map(({ id }) => id));
    for (const { id } of before.variants)
      if (!kept.has(id)) await this.storedProducts.empty({ variantId: id, reason, actorId });
  }

  private async stock(edit: ProductEdit, before: ProductState, after: ProductState): Promise<void> {
    const { reason, actorId } = edit;
    const known = new Set(before.variants.map(({ id }) => id));
    const refused: { field: string; why: StockIsHeld | BundleHasNoStock }[] = [];
    for (const [index, variant] of after.variants.entries()) {
      const own = edit.stocks?.[index];
      const wanted = own ?? this.flatStock(edit, after);
      if (!known.has(variant.id)) await this.open(variant.id, wanted?.to, edit);
      else if (wanted) {
        const why = await this.refusedBy({ variantId: variant.id, ...wanted, reason, actorId });
        if (why) refused.push({ field: own ? `variants.${index}.stock` : 'stock', why });
      }
    }
    if (refused.length > 0) throw refusalOf(refused);
  }

  /** Undefined when it was set; else nothing was, because waiting orders hold more, more lies at other places, or it is a bundle. */
  private async refusedBy(change: StockChange): Promise<StockIsHeld | BundleHasNoStock | undefined> {
    try {
      await this.storedProducts.set(change);
      return undefined;
    } catch (error) {
      if (error instanceof StockIsHeld || error instanceof BundleHasNoStock) return error;
      throw error;
    }
  }

  /** The first pieces of a new variant come in through the book, with the reason that was given. */
  private async open(variantId: string, to: number | null | undefined, { reason, actorId }: ProductEdit) {
    await this.storedProducts.open([{ variantId, units: to === null ? null : 0 }]);
    if (to) await this.storedProducts.set({ variantId, to, reason, actorId });
  }

  private flatStock({ stock, stocks }: ProductEdit, { variants }: ProductState): WantedStock | undefined {
    if (stock === undefined || variants.length === 1) return stock;
    if (stocks) return undefined;
    throw new NotAProduct('stock', 'This product has several variants: set the stock of each');
  }
}

/** One refusal for all that is refused for the same reason; of several reasons the first is told. */
function refusalOf(refused: readonly { field: string; why: StockIsHeld | BundleHasNoStock }[]) {
  const bundles = refused.flatMap(({ field, why }) => (why instanceof BundleHasNoStock ? [field] : []));
  if (bundles.length > 0) return new BundleHasNoStock(bundles);
  return new StockIsHeld(
    refused.map(({ field }) => field),
    refused.every(({ why }) => why instanceof StockIsHeld && why.isElsewhere),
  );
}
