import { defineEntity, p } from '@mikro-orm/core';

export const favoriteSchema = defineEntity({
  name: 'Favorite',
  tableName: 'favorite',
  properties: {
    accountId: p.uuid().primary(),
    productId: p.uuid().primary(),
    createdAt: p.datetime(),
  },
});
