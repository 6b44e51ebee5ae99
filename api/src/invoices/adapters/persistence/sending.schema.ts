import { defineEntity, p } from '@mikro-orm/core';
import type { SendingState } from '../../domain/sending.js';

export const eInvoiceSendingSchema = defineEntity({
  name: 'EInvoiceSending',
  tableName: 'e_invoice_sending',
  indexes: [{ name: 'e_invoice_sending_order_idx', properties: ['orderId', 'number'] }],
  properties: {
    /** That of the invoice or credit note. */
    id: p.uuid().primary(),
    orderId: p.uuid(),
    number: p.text(),
    participant: p.text(),
    buyerReference: p.text().default(''),
    state: p.text().$type<SendingState>(),
    reason: p.text().default(''),
    reference: p.text().nullable(),
    tries: p.integer().default(0),
    nextTryAt: p.datetime(),
    /** Somebody sends it now. */
    heldUntil: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
