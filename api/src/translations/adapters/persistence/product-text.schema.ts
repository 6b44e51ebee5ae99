import { defineEntity, p } from '@mikro-orm/core';

/** What searches in another language look through; the database alone writes it, from the translations. */
export const productTextSchema = defineEntity({
  name: 'ProductText',
  tableName: 'product_text',
  properties: {
    productId: p.uuid().primary(),
    language: p.text().primary(),
    /** Folded, as searches are. */
    name: p.text(),
    search: p.type('tsvector').$type<string>(),
  },
});
