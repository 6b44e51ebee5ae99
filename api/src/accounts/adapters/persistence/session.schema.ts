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
    /** When one was shown last; changing how the account is opened wants it within 15 minutes. */
    factorShownAt: p.datetime().nullable(),
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

/** A new mail address that waits for the link that was sent to it. */
export const emailChangeSchema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_change',
  properties: {
    accountId: p.uuid().primary(),
    email: p.text(),
    /** SHA-256 of the mailed token. */
    tokenHash: p.text().unique('email_change_token_hash_key'),
    expiresAt: p.datetime(),
  },
});
