import type { Tables } from '../../../platform/database/tables.js';
import type { stockHoldSchema, stockMovementSchema, stockSchema } from './stock.schema.js';

/** The stock book. */
export type InventoryTables = Tables<
  typeof stockSchema | typeof stockHoldSchema | typeof stockMovementSchema
>;
