import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type {
  webhookAttemptSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
} from './webhook.schema.js';

export type WebhookTables = Tables<
  | typeof webhookSchema
  | typeof webhookSecretSchema
  | typeof webhookDeliverySchema
  | typeof webhookAttemptSchema
  | typeof accountSchema
>;
