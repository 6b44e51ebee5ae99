import { defineEntity, p } from '@mikro-orm/core';
import type { AttemptState } from '../../domain/attempt.js';
import type { ProviderName } from '../../domain/method.js';

export const paymentAttemptSchema = defineEntity({
  name: 'PaymentAttempt',
  tableName: 'payment_attempt',
  properties: {
    id: p.uuid().primary(),
    tenderId: p.uuid(),
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
