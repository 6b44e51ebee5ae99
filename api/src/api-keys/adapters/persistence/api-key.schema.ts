import { defineEntity, p } from '@mikro-orm/core';
import type { Permission } from '../../../kernel/permission.js';

export const apiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    name: p.text().unique('api_key_name_key'),
    scopes: p.json<readonly Permission[]>(),
    networks: p.json<readonly string[]>().defaultRaw("'[]'::jsonb"),
    expiresAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** When its present secret was made. */
    rotatedAt: p.datetime(),
  },
});

/** The one that is good, and those before it while they still are. */
export const apiKeySecretSchema = defineEntity({
  name: 'ApiKeySecret',
  tableName: 'api_key_secret',
  properties: {
    /** SHA-256. */
    hash: p.text().primary(),
    keyId: p.uuid(),
    hint: p.text(),
    createdAt: p.datetime(),
    /** Null while nothing has taken its place. */
    endsAt: p.datetime().nullable(),
    /** Written at most once in five minutes. */
    lastUsedAt: p.datetime().nullable(),
  },
});
