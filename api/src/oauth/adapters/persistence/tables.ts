import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { staffRoleSchema } from '../../../accounts/adapters/persistence/staff-role.schema.js';
import type { apiKeySchema } from '../../../api-keys/adapters/persistence/api-key.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type {
  connectedAppSchema,
  oauthClientSchema,
  oauthCodeSchema,
  oauthTokenSchema,
} from './oauth.schema.js';

export type OauthTables = Tables<
  | typeof oauthClientSchema
  | typeof connectedAppSchema
  | typeof oauthCodeSchema
  | typeof oauthTokenSchema
  | typeof apiKeySchema
  | typeof accountSchema
  | typeof staffRoleSchema
>;
