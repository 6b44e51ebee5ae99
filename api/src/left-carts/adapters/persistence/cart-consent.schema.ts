import { defineEntity, p } from '@mikro-orm/core';
import type { LeftLine } from '../../application/ports.js';

/** Who wants to be reminded of the cart of an account or a guest; one for each cart at a time, kept once it was used. */
export const cartConsentSchema = defineEntity({
  name: 'CartConsent',
  tableName: 'cart_consent',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    email: p.text(),
    emailKey: p.text(),
    mailboxHash: p.text().default(''),
    language: p.text().nullable(),
    /** Of the secret in the letter, once there is one. */
    tokenHash: p.text().unique('cart_consent_token_hash_key').nullable(),
    /** What lay in the cart when its owner was reminded of it. */
    lines: p.json<Pick<LeftLine, 'variantId' | 'quantity'>[]>().nullable(),
    askedAt: p.datetime(),
    /** When its letter could not be written. */
    failedAt: p.datetime().nullable(),
    remindedAt: p.datetime().nullable(),
    stoppedAt: p.datetime().nullable(),
  },
});
