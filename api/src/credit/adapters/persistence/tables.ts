import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { cardHandoverSchema, creditEntrySchema, creditSchema } from './credit.schema.js';

/** Gift cards and store credit, and what their lists read of accounts and orders. */
export type CreditTables = Tables<
  | typeof creditSchema
  | typeof creditEntrySchema
  | typeof cardHandoverSchema
  | typeof accountSchema
  | typeof orderSchema
>;
