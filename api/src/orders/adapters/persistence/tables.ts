import type {
  ledgerPostingSchema,
  ledgerTransactionSchema,
} from '../../../ledger/adapters/persistence/ledger.schema.js';
import type { fiscalRegistrationSchema } from '../../../invoices/adapters/persistence/registration.schema.js';
import type { paymentAttemptSchema } from '../../../payments/adapters/persistence/attempt.schema.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import type { tenderSchema } from '../../../payments/adapters/persistence/tender.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { orderEventSchema, trackingEventSchema } from './order-event.schema.js';
import type { orderGroupSchema } from './order-group.schema.js';
import type { orderFeedbackSchema } from './order-feedback.schema.js';
import type { orderEditSchema } from './order-edit.schema.js';
import type { orderLineSchema } from './order-line.schema.js';
import type { parcelLineSchema, parcelSchema } from './parcel.schema.js';
import type { refundRequestSchema } from './refund-request.schema.js';
import type { orderSchema } from './order.schema.js';

/** The tables that orders own. */
export type OrderTables = Tables<
  | typeof orderSchema
  | typeof orderLineSchema
  | typeof orderEditSchema
  | typeof orderEventSchema
  | typeof trackingEventSchema
  | typeof orderFeedbackSchema
  | typeof orderGroupSchema
  | typeof parcelSchema
  | typeof parcelLineSchema
  | typeof refundRequestSchema
>;

/** What order views read of payments and ledger; those features alone write them. */
export type MoneyTables = Tables<
  | typeof tenderSchema
  | typeof paymentAttemptSchema
  | typeof refundSchema
  | typeof ledgerTransactionSchema
  | typeof ledgerPostingSchema
>;

/** What they read of the papers that tax offices are told of. */
export type FiscalTables = Tables<typeof fiscalRegistrationSchema>;
