import { defineEntity, p } from '@mikro-orm/core';
import type { CreditedRate } from '../../domain/credit-note.js';

export const creditNoteSchema = defineEntity({
  name: 'CreditNote',
  tableName: 'credit_note',
  indexes: [{ name: 'credit_note_order_idx', properties: ['orderId', 'number'] }],
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').unique('credit_note_number_key'),
    orderId: p.uuid(),
    /** The posting of the money book or the cancellation that it tells of. */
    recordId: p.uuid().unique('credit_note_record_id_key'),
    grossCents: p.bigint('number'),
    taxes: p.json<readonly CreditedRate[]>(),
    issuedAt: p.datetime(),
  },
});

export const creditNoteCounterSchema = defineEntity({
  name: 'CreditNoteCounter',
  tableName: 'credit_note_counter',
  properties: {
    singleton: p.boolean().primary().default(true),
    last: p.bigint('number'),
  },
});
