import type { Tables } from '../../../platform/database/tables.js';
import type { paymentAttemptSchema } from './attempt.schema.js';
import type { providerEventSchema } from './provider-event.schema.js';
import type { refundSchema } from './refund.schema.js';
import type { tenderSchema } from './tender.schema.js';

/** The tables that payments own. */
export type PaymentTables = Tables<
  typeof tenderSchema | typeof paymentAttemptSchema | typeof refundSchema | typeof providerEventSchema
>;
