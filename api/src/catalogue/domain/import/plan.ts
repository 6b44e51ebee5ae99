import type { Measures } from '../measures.js';
import type { FieldError } from '../../../kernel/refusal.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { ImageState, ProductState } from '../product-state.js';
import type { TextChange } from '../../../kernel/text-book.js';
import type { FiledPart } from './bundle-cells.js';
import type { FiledGroupPrice } from './group-price-cells.js';
import type { ProductChanges, VariantChanges } from './line.js';

/** A product as the dry run found it. */
export interface ExistingProduct {
  state: ProductState;
  version: number;
  /** Units that can be bought, by variant; null is unlimited. */
  stocks: Readonly<Record<string, number | null>>;
  /** What those cost the shop of which it is known, by variant. */
  costs?: ReadonlyMap<string, number>;
  /** What groups of customers pay for them, by variant. */
  groupPrices?: ReadonlyMap<string, readonly FiledGroupPrice[]>;
  /** What those of them that are bundles are made of, by variant. */
  bundles?: ReadonlyMap<string, readonly FiledPart[]>;
}

export interface CellChange {
  field: string;
  from: string;
  to: string;
}

/** What becomes of one line. */
export interface PlannedLine {
  line: number;
  name: string;
  sku: string;
  action: 'create' | 'update' | 'nothing' | 'error';
  changes: CellChange[];
  errors: FieldError[];
  /** What staff should know besides. */
  note?: string;
}

/** Stock by difference: sales between the dry run and the run stay sold. */
export interface StockChange {
  to: number | null;
  seen: number | null;
}

export interface VariantEdit extends Omit<VariantChanges, 'stock'> {
  id: string;
  stock?: StockChange;
}

/** A change of a product that exists, one way. */
export interface Edit {
  product: Omit<ProductChanges, 'images'> & { images?: readonly ImageState[] };
  variants: VariantEdit[];
  /** In other languages, of the product and of the words that it shares. */
  texts?: TextChange[];
}

export interface NewVariant extends Measures {
  /** That it had in the shop that it comes from. */
  id?: string;
  ownPrices: OwnPrices;
  gtin: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  priceCents: number;
  costCents?: number | null;
  groupPrices?: readonly FiledGroupPrice[];
  bundle?: readonly FiledPart[];
  stock: number | null;
}

export interface NewFromFile extends Omit<ProductChanges, 'images'> {
  /** That it had in the shop that it comes from. */
  id?: string;
  images?: readonly ImageState[];
  name: string;
  description: string;
  category: string;
  options: ProductState['options'];
  variants: NewVariant[];
  /** In other languages; those of the product itself have no owner yet. */
  texts?: TextChange[];
}

/** What is done to one product: all of it or nothing. */
export type Step = { name: string; lines: number[] } & (
  | { kind: 'update'; productId: string; version: number; apply: Edit; undo: Edit }
  | { kind: 'create'; product: NewFromFile }
);

export interface Plan {
  lines: PlannedLine[];
  steps: Step[];
}
