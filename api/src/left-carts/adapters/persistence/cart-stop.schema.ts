import { defineEntity, p } from '@mikro-orm/core';

/** Mailboxes that have stopped reminders, by the hash alone: of no account, and without an end. */
export const cartStopSchema = defineEntity({
  name: 'CartStop',
  tableName: 'cart_stop',
  properties: {
    mailboxHash: p.text().primary(),
    stoppedAt: p.datetime(),
  },
});
