import type { Measures } from '../domain/measures.js';
import type { ListQuery } from '../../kernel/list-query.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import type { ProductDetails, ProductStatus } from '../domain/product-state.js';
import type { OptionView, ProductCard, VariantView } from './views.js';

/** A product as staff sees it: everything, also a draft or an archived one. */
export interface AdminProduct extends ProductCard, ProductDetails {
  options: OptionView[];
  variants: AdminVariant[];
  status: ProductStatus;
  /** When a draft goes on sale by itself. */
  publishAt: string | null;
  saleEndsAt: string | null;
  taxCategory: TaxCategory;
  isShipped: boolean;
  /** Low in stock from so few units of a variant; null is as the shop has it. */
  lowStockFrom: number | null;
  /** A counted variant has so few units, or fewer. */
  lowStock: boolean;
  /** Units that purchase orders and transfers bring. */
  onTheWay: number;
  /** What `stock` was when this was read; sent back with a change, only the difference is booked. */
  stockSeen: number | null;
  soldCount: number;
  version: number;
}

export interface AdminVariant extends Omit<VariantView, 'prices' | 'isDownload' | 'parts'>, Measures {
  gtin: string;
  /** Prices of its own in other currencies, as decimals by ISO 4217 code. */
  ownPrices: Record<string, number>;
  stockSeen: number | null;
  /** Units that waiting orders hold; none of a bundle, of whose parts they hold some. */
  held: number;
  /** It is made of other variants, and `stock` is what they make. */
  isBundle: boolean;
}

export interface AdminCategory {
  /** The category's key. */
  id: string;
  name: string;
  count: number;
  position: number;
  image: string | null;
  description: string;
}

export interface PriceChange {
  id: string;
  variantId: string;
  sku: string;
  price: number;
  discount: number;
  changedBy: string | null;
  changedAt: string;
}

/** `opening` is what was there before the book began. */
export const MOVEMENT_KINDS = [
  ...(['opening', 'sale', 'sale_return', 'return', 'adjust', 'receive', 'transfer'] as const),
  // an order takes its pieces from another place
  'reassign',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** One line of the stock book. */
export interface StockMovement {
  id: string;
  variantId: string;
  sku: string;
  /** Pieces that came in, or went out when below 0. */
  change: number;
  kind: MovementKind;
  reason: string;
  orderId: string | null;
  /** The purchase order or the transfer that moved them. */
  arrival: { id: string; kind: 'purchase' | 'transfer'; number: number } | null;
  /** The name of the place; null for the default one. */
  place: string | null;
  changedBy: string | null;
  changedAt: string;
}

/** What staff asks a list for; the fields are those of the list's rules. */
export interface AdminQuery extends ListQuery {
  /** A moment, ISO 8601 UTC. */
  date(field: string): string | undefined;
  /** A moment, itself included, or the row behind which a list of changes goes on. */
  readonly since: string | ChangePlace | undefined;
}

/** A row in the order of last changes. */
export interface ChangePlace {
  /** ISO 8601 in UTC, to the microsecond. */
  moment: string;
  id: string;
}

/** Products in the order asked for: how many there are in all, unless the list goes on behind a row, and where it goes on. */
export interface AdminProducts {
  items: AdminProduct[];
  total: number | undefined;
  last: ChangePlace | undefined;
}

/** The catalogue as staff sees it. */
export abstract class AdminCatalogue {
  abstract products(query: AdminQuery): Promise<AdminProducts>;
  abstract product(id: string): Promise<AdminProduct | undefined>;
  /** The latest five hundred; undefined when there is no such product. */
  abstract priceChanges(productId: string): Promise<PriceChange[] | undefined>;
  /**
   * The latest hundred lines of the stock book for the product's variants, the last one first; they begin with what was
   * there. Undefined when there is no such product.
   */
  abstract stockMovements(productId: string): Promise<StockMovement[] | undefined>;
}
