import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { reviewSchema } from './review.schema.js';

/** Reviews with their authors and products, and the orders that verify them. */
export type ReviewTables = Tables<
  | typeof reviewSchema
  | typeof accountSchema
  | typeof productSchema
  | typeof orderSchema
  | typeof orderLineSchema
>;
