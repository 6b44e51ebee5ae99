import { defineEntity, p } from '@mikro-orm/core';

/** One text of letters or papers as the merchant words it. */
export const wordingSchema = defineEntity({
  name: 'Wording',
  tableName: 'wording',
  properties: {
    language: p.text().primary(),
    key: p.text().primary(),
    text: p.text(),
    updatedAt: p.datetime(),
  },
});
