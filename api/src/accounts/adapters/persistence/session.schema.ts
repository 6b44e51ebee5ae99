import { defineEntity, p } from '@mikro-orm/core';

export const sessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    remember: p.boolean().default(false),
    userAgent: p.text().default(''),
    ip: p.text().default(''),
    device: p.text().default(''),
    secondFactor: p.boolean().default(false),
    createdAt: p.datetime(),
    authenticatedAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});

export const passwordResetSchema = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_reset',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    tokenHash: p.text().unique('password_reset_token_hash_key'),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
