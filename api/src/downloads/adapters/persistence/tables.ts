import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { digitalFileSchema, downloadSchema } from './download.schema.js';
import type { SoldVariants } from './sold-files.schema.js';

/** Files and links, and what they read of goods, orders and refunds. */
export type DownloadTables = Tables<
  | typeof digitalFileSchema
  | typeof downloadSchema
  | typeof productSchema
  | typeof variantSchema
  | typeof orderSchema
  | typeof orderLineSchema
  | typeof refundSchema
> &
  SoldVariants;
