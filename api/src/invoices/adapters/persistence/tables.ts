import type {
  ledgerPostingSchema,
  ledgerTransactionSchema,
} from '../../../ledger/adapters/persistence/ledger.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderEventSchema } from '../../../orders/adapters/persistence/order-event.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import type { tenderSchema } from '../../../payments/adapters/persistence/tender.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { creditNoteCounterSchema, creditNoteSchema } from './credit-note.schema.js';
import type { fiscalRegistrationSchema } from './registration.schema.js';
import type { eInvoiceSendingSchema } from './sending.schema.js';
import type { invoiceCounterSchema, invoiceSchema } from './invoice.schema.js';

/** The invoices, and what they read of the orders and of refunds in the book. */
export type InvoiceTables = Tables<
  | typeof invoiceSchema
  | typeof invoiceCounterSchema
  | typeof creditNoteSchema
  | typeof creditNoteCounterSchema
  | typeof fiscalRegistrationSchema
  | typeof eInvoiceSendingSchema
  | typeof productSchema
  | typeof orderSchema
  | typeof orderLineSchema
  | typeof orderEventSchema
  | typeof ledgerTransactionSchema
  | typeof ledgerPostingSchema
  | typeof refundSchema
  | typeof tenderSchema
> & {
  /** The view: what was given back of an order, up to each refund and cancellation. */
  credit_record: { order_id: string; id: string; at: Date; given_back_cents: number };
};
