import { defineEntity, p } from '@mikro-orm/core';

export const invoiceSchema = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').unique('invoice_number_key'),
    orderId: p.uuid().unique('invoice_order_id_key'),
    issuedAt: p.datetime(),
  },
});

export const invoiceCounterSchema = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counter',
  properties: {
    singleton: p.boolean().primary().default(true),
    last: p.bigint('number'),
  },
});
