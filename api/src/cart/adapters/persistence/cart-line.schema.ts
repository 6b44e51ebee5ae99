import { defineEntity, p } from '@mikro-orm/core';

export const cartLineSchema = defineEntity({
  name: 'CartLine',
  tableName: 'cart_line',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    variantId: p.uuid(),
    quantity: p.integer(),
    /** The order that the line was bought with last; while that waits for money, the line is its alone. */
    orderId: p.uuid().nullable(),
    createdAt: p.datetime(),
    /** When it was put in or had its quantity changed last. */
    changedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ name: 'cart_line_account_id_variant_id_key', properties: ['accountId', 'variantId'] }],
});
