import { defineEntity, p } from '@mikro-orm/core';

export const newsletterSubscriberSchema = defineEntity({
  name: 'NewsletterSubscriber',
  tableName: 'newsletter_subscriber',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    emailKey: p.text().unique('newsletter_subscriber_email_key_key'),
    tokenHash: p.text().unique('newsletter_subscriber_token_hash_key').nullable(),
    confirmedAt: p.datetime().nullable(),
    unsubscribedAt: p.datetime().nullable(),
    /** How often it has confirmed. */
    rounds: p.integer(),
    createdAt: p.datetime(),
  },
});
