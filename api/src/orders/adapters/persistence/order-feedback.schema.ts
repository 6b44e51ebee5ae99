import { defineEntity, p } from '@mikro-orm/core';

export const orderFeedbackSchema = defineEntity({
  name: 'OrderFeedback',
  tableName: 'order_feedback',
  properties: {
    orderId: p.uuid().primary(),
    rating: p.integer(),
    comment: p.text().default(''),
    createdAt: p.datetime(),
  },
});
