import { defineEntity, p } from '@mikro-orm/core';

export const emailConfirmationSchema = defineEntity({
  name: 'EmailConfirmation',
  tableName: 'email_confirmation',
  properties: {
    accountId: p.uuid().primary(),
    /** SHA-256 of the mailed token. */
    tokenHash: p.text().nullable().unique('email_confirmation_token_hash_key'),
    expiresAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
  },
});
