import { defineEntity, p } from '@mikro-orm/core';
import type { Fit } from '../../../kernel/fit.js';

export const reviewSchema = defineEntity({
  name: 'Review',
  tableName: 'review',
  properties: {
    id: p.uuid().primary(),
    productId: p.uuid(),
    accountId: p.uuid(),
    rating: p.integer(),
    title: p.text().default(''),
    comment: p.text().default(''),
    fit: p.text().$type<Fit>().nullable(),
    status: p.text().$type<'published' | 'pending' | 'rejected'>().default('published'),
    isVerified: p.boolean().default(false),
    answer: p.text().nullable(),
    answeredAt: p.datetime().nullable(),
    authorToldAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'review_product_id_account_id_key', properties: ['productId', 'accountId'] }],
});
