import { defineEntity, p } from '@mikro-orm/core';
import type { Obligation, Tender, TenderState } from '../../domain/tender.js';

export const tenderSchema = defineEntity({
  name: 'Tender',
  tableName: 'tender',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    position: p.integer(),
    method: p.text().$type<Tender['method']>(),
    amountCents: p.bigint('number'),
    currency: p.character().length(3),
    obligation: p.text().$type<Obligation>(),
    state: p.text().$type<TenderState>(),
    movedFrom: p.uuid().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'tender_order_id_position_key', properties: ['orderId', 'position'] }],
});
