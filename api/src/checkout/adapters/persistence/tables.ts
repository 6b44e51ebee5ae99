import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type {
  bundlePartSchema,
  groupPriceSchema,
  productCategorySchema,
  productImageSchema,
  productSchema,
  variantPriceSchema,
  variantSchema,
} from '../../../catalogue/adapters/persistence/product.schema.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import type { stockHoldSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';

/** What checkout reads of catalogue, stock, orders and carts; it owns no table. */
export type CheckoutTables = Tables<
  | typeof productSchema
  | typeof variantSchema
  | typeof variantPriceSchema
  | typeof groupPriceSchema
  | typeof productCategorySchema
  | typeof productImageSchema
  | typeof bundlePartSchema
  | typeof stockHoldSchema
  | typeof cartLineSchema
  | typeof orderSchema
  | typeof orderLineSchema
> &
  Shelves;
