import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { parcelSchema } from '../../../orders/adapters/persistence/parcel.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { labelFileSchema, shippingLabelSchema } from './shipping-label.schema.js';

/** The labels, and what of orders and goods they are made of. */
export type LabelTables = Tables<
  | typeof shippingLabelSchema
  | typeof labelFileSchema
  | typeof orderSchema
  | typeof parcelSchema
  | typeof orderLineSchema
  | typeof productSchema
  | typeof variantSchema
>;
