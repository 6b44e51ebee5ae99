import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { staffRoleSchema } from '../../../accounts/adapters/persistence/staff-role.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { apiKeySchema, apiKeySecretSchema } from './api-key.schema.js';

export type ApiKeyTables = Tables<
  typeof apiKeySchema | typeof apiKeySecretSchema | typeof accountSchema | typeof staffRoleSchema
>;
