import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { withdrawalSchema } from './withdrawal.schema.js';

/** What withdrawals own, and what they read of orders. */
export type WithdrawalTables = Tables<typeof withdrawalSchema | typeof orderSchema>;
