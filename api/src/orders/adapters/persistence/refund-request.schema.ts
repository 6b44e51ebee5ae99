import { defineEntity, p } from '@mikro-orm/core';
import type { RefundScope } from '../../application/approve-refunds.js';
import type { RefundRequestState } from '../../domain/refund-request.js';

export const refundRequestSchema = defineEntity({
  name: 'RefundRequest',
  tableName: 'refund_request',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    scope: p.json<RefundScope>(),
    amountCents: p.bigint('number'),
    reason: p.text(),
    state: p.text().$type<RefundRequestState>().default('waiting'),
    askedBy: p.uuid(),
    decidedBy: p.uuid().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});
