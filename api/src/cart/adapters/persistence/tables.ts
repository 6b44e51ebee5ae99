import type {
  groupPriceSchema,
  productImageSchema,
  productSchema,
  variantPriceSchema,
  variantSchema,
} from '../../../catalogue/adapters/persistence/product.schema.js';
import type { VariantFiles } from '../../../downloads/adapters/persistence/sold-files.schema.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { cartLineSchema } from './cart-line.schema.js';

/** The carts, and what they read of catalogue and stock. */
export type CartTables = Tables<
  | typeof cartLineSchema
  | typeof productSchema
  | typeof variantSchema
  | typeof variantPriceSchema
  | typeof groupPriceSchema
  | typeof productImageSchema
> &
  Shelves &
  VariantFiles;
