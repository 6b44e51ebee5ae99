import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { contactMessageSchema, contactReplySchema } from './contact-message.schema.js';

/** Messages with their answers, who of the staff has them in hand, and the orders that they are about. */
export type ContactTables = Tables<
  typeof contactMessageSchema | typeof contactReplySchema | typeof accountSchema | typeof orderSchema
>;
