import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { stockPlaceSchema, stockSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ARRIVAL_SCHEMAS } from './arrival.schema.js';

/** What is on its way, and what it is called. */
export type ArrivalTables = Tables<
  | (typeof ARRIVAL_SCHEMAS)[number]
  | typeof productSchema
  | typeof variantSchema
  | typeof stockPlaceSchema
  | typeof stockSchema
>;
