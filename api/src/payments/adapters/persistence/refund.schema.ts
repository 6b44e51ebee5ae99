import { defineEntity, p } from '@mikro-orm/core';
import type { RefundState } from '../../domain/refund.js';

export const refundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refund',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    tenderId: p.uuid(),
    attemptId: p.uuid().nullable(),
    amountCents: p.bigint('number'),
    currency: p.character().length(3),
    reason: p.text().default(''),
    lines: p.json<unknown>().defaultRaw("'[]'::jsonb"),
    status: p.text().$type<RefundState>(),
    byHand: p.boolean().default(false),
    toCredit: p.boolean().default(false),
    providerRef: p.text().unique('refund_provider_ref_key').nullable(),
    idempotencyKey: p.text().unique('refund_idempotency_key_key'),
    tries: p.integer().default(0),
    lastError: p.text().nullable(),
    actorKind: p.text(),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
