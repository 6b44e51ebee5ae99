import { defineEntity, p } from '@mikro-orm/core';
import type { Handover, ReturnLine, ReturnReason } from '../../domain/order-return.js';
import type { ReturnState } from '../../domain/return-states.js';

export const orderReturnSchema = defineEntity({
  name: 'OrderReturn',
  tableName: 'order_return',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    state: p.text().$type<ReturnState>(),
    reason: p.text().$type<ReturnReason>(),
    comment: p.text().default(''),
    handover: p.text().$type<Handover>(),
    feePercent: p.smallint().default(0),
    lines: p.json<ReturnLine[]>(),
    amountCents: p.bigint('number'),
    message: p.text().default(''),
    refundIds: p.json<string[]>().defaultRaw("'[]'::jsonb"),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
