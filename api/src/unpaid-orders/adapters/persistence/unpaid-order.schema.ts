import { defineEntity, p } from '@mikro-orm/core';

export const unpaidOrderSchema = defineEntity({
  name: 'UnpaidOrder',
  tableName: 'unpaid_order',
  properties: {
    orderId: p.uuid().primary(),
    accountId: p.uuid(),
    /** Of a guest, in small letters. */
    contact: p.text().nullable(),
    /** An IPv4 address or the /64 of an IPv6 one. */
    network: p.text(),
    /** The /48 of an IPv6 address. */
    house: p.text().nullable(),
    units: p.integer(),
    byStaff: p.boolean(),
  },
});
