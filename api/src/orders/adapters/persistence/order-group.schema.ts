import { defineEntity, p } from '@mikro-orm/core';

/** A group of customers that the buyer belonged to when the order was placed, as it was called then. */
export const orderGroupSchema = defineEntity({
  name: 'OrderGroup',
  tableName: 'order_group',
  properties: {
    orderId: p.uuid().primary(),
    groupId: p.uuid().primary(),
    name: p.text(),
  },
  indexes: [{ name: 'order_group_group_id_idx', properties: ['groupId', 'orderId'] }],
});
