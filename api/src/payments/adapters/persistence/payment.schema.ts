import { defineEntity, p } from '@mikro-orm/core';
import type { AttemptState } from '../../domain/attempt.js';
import type { Obligation, ObligationStatus } from '../../domain/obligation.js';
import type { ProviderName } from '../../domain/method.js';

export const paymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    kind: p.text().$type<Obligation['kind']>(),
    method: p.text().$type<Obligation['method']>(),
    due: p.text().$type<Obligation['due']>(),
    amountCents: p.bigint('number'),
    currency: p.character().length(3),
    status: p.text().$type<ObligationStatus>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'payment_order_id_kind_key', properties: ['orderId', 'kind'] }],
});

export const paymentAttemptSchema = defineEntity({
  name: 'PaymentAttempt',
  tableName: 'payment_attempt',
  properties: {
    id: p.uuid().primary(),
    paymentId: p.uuid(),
    orderId: p.uuid(),
    provider: p.text().$type<ProviderName>(),
    providerRef: p.text().nullable(),
    providerIntent: p.text().nullable(),
    idempotencyKey: p.text().unique('payment_attempt_idempotency_key_key'),
    request: p.json<unknown>(),
    url: p.text().nullable(),
    amountCents: p.bigint('number'),
    currency: p.character().length(3),
    state: p.text().$type<AttemptState>(),
    lastError: p.text().nullable(),
    expiresAt: p.datetime().nullable(),
    nextCheckAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
