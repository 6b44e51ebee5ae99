import { defineEntity, p } from '@mikro-orm/core';

/** An email that an account had before: what came under it alone until then is its owner's still. */
export const formerMailboxSchema = defineEntity({
  name: 'FormerMailbox',
  tableName: 'former_mailbox',
  properties: {
    accountId: p.uuid().primary(),
    emailKey: p.text().primary(),
    email: p.text(),
    /** By a mailed link, while the account had it. */
    isShown: p.boolean(),
    leftAt: p.datetime(),
  },
});
