import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { invoiceCounterSchema, invoiceSchema } from './invoice.schema.js';

/** The invoices, and what they read of the orders. */
export type InvoiceTables = Tables<
  typeof invoiceSchema | typeof invoiceCounterSchema | typeof orderSchema | typeof orderLineSchema
>;
