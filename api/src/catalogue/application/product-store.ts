import type { TaxCategory } from '../../kernel/tax-category.js';
import type { ProductState } from '../domain/product-state.js';

/** A stored product with the number of its edition. */
export interface StoredProduct {
  state: ProductState;
  version: number;
}

/** A draft, and when it was to go on sale. */
export type DueDraft = Pick<ProductState, 'id' | 'publishAt'>;

/** A product whose price is reduced, and when that was to end. */
export type DueSale = Pick<ProductState, 'id' | 'saleEndsAt'>;

/** The shop's products as written. Everything joins the caller's transaction. */
export abstract class Products {
  /** With their rows locked until the transaction ends, by id; those that there are. */
  abstract lockAll(ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>>;
  async lock(id: string): Promise<StoredProduct | undefined> {
    return (await this.lockAll([id])).get(id);
  }
  /** By as many statements for fifty as for one, with their first prices in the price history. @throws NotAProduct, SkuTaken */
  abstract add(products: readonly ProductState[], addedBy: string): Promise<void>;
  /** Writes what differs, and the price history; nobody's is the shop's own doing. @throws SkuTaken */
  abstract save(before: ProductState, after: ProductState, changedBy: string | null): Promise<void>;
  /** Drafts whose moment has come, the earliest first. */
  abstract dueDrafts(most: number): Promise<DueDraft[]>;
  /** Reductions whose end has come, the earliest first. */
  abstract dueSales(most: number): Promise<DueSale[]>;
  /**
   * Smallest units, by variant: what it cost when nothing was taken off for the last time; none where something always was, or
   * where the reduced price has been changed since.
   */
  abstract unreduced(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Those of the ids that are of a product, in no order. */
  abstract known(ids: readonly string[]): Promise<string[]>;
  /** Whether it is made of goods, or in bundles, that are taxed otherwise than by this. */
  abstract isBundledOtherwise(id: string, taxCategory: TaxCategory): Promise<boolean>;
  /** Whether something that is sent would be in a bundle that is not, if this were so. */
  abstract isBundledUnsent(id: string, isShipped: boolean): Promise<boolean>;
  /** Takes it out altogether; false when orders, carts or bundles refer to it. */
  abstract delete(id: string): Promise<boolean>;
}

/** A change of how many units can be bought. */
export interface StockChange {
  variantId: string;
  /** Units that can be bought afterwards; null is unlimited. */
  to: number | null;
  /** What the caller saw before; then only the difference is booked, and sales in between are not undone. */
  seen?: number | null | undefined;
  reason: string;
  actorId: string;
}

/** The first units of a new variant; null is unlimited. */
export interface NewShelf {
  variantId: string;
  units: number | null;
}

/** The shelf of each variant: changed by guarded statements, each change in the stock book. */
export abstract class ProductStock {
  abstract open(shelves: readonly NewShelf[]): Promise<void>;
  /** For whoever is about to change several: in the order in which buyers lock them, so that none waits for the other. */
  abstract lockAll(variantIds: readonly string[]): Promise<void>;
  /** Takes away all that can be bought, where it is counted. */
  abstract empty(change: Pick<StockChange, 'variantId' | 'reason' | 'actorId'>): Promise<void>;
  /** @throws StockIsHeld, BundleHasNoStock */
  abstract set(change: StockChange): Promise<void>;
}
