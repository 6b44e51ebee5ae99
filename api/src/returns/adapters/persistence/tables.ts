import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { orderEventSchema } from '../../../orders/adapters/persistence/order-event.schema.js';
import type { orderEditSchema } from '../../../orders/adapters/persistence/order-edit.schema.js';
import type { withdrawalSchema } from '../../../withdrawals/adapters/persistence/withdrawal.schema.js';
import type { orderReturnSchema } from './order-return.schema.js';

/** What returns own, and what is read of orders and withdrawals from them. */
export type ReturnTables = Tables<
  | typeof orderReturnSchema
  | typeof orderSchema
  | typeof orderEventSchema
  | typeof orderEditSchema
  | typeof withdrawalSchema
>;
