import type { Tables } from '../../../platform/database/tables.js';
import type { paymentAttemptSchema, paymentSchema } from './payment.schema.js';
import type { providerEventSchema } from './provider-event.schema.js';
import type { refundSchema } from './refund.schema.js';

/** The tables that payments own. */
export type PaymentTables = Tables<
  typeof paymentSchema | typeof paymentAttemptSchema | typeof refundSchema | typeof providerEventSchema
>;
