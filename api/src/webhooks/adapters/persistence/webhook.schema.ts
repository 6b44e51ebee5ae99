import { defineEntity, p } from '@mikro-orm/core';
import type { Generated } from 'kysely';
import type { OffReason } from '../../domain/webhook.js';

export const webhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid().nullable(),
    name: p.text().unique('webhook_name_key'),
    url: p.text(),
    types: p.json<readonly string[]>(),
    offReason: p.text().$type<OffReason>().nullable(),
    offAt: p.datetime().nullable(),
    /** How far it has read the feed of events. */
    position: p.bigint('number'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** When its present secret was made. */
    rotatedAt: p.datetime(),
  },
});

/** The one that is good, and those before it while messages are signed with them, too. */
export const webhookSecretSchema = defineEntity({
  name: 'WebhookSecret',
  tableName: 'webhook_secret',
  properties: {
    id: p.bigint('number').$type<Generated<number>>().primary().autoincrement(),
    webhookId: p.uuid(),
    sealed: p.text(),
    createdAt: p.datetime(),
    /** Null while nothing has taken its place. */
    endsAt: p.datetime().nullable(),
  },
});

export const webhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.uuid().primary(),
    webhookId: p.uuid(),
    eventId: p.uuid(),
    position: p.bigint('number'),
    type: p.text(),
    resource: p.text(),
    resourceId: p.uuid(),
    body: p.text(),
    createdAt: p.datetime(),
    /** Failures since it was begun with. */
    tries: p.integer().default(0),
    failingSince: p.datetime().nullable(),
    /** Null when it has arrived, and for a test. */
    nextTryAt: p.datetime().nullable(),
    /** Until then it is being sent. */
    claimedUntil: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
  },
});

export const webhookAttemptSchema = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  properties: {
    id: p.bigint('number').$type<Generated<number>>().primary().autoincrement(),
    deliveryId: p.uuid(),
    madeAt: p.datetime(),
    tookMs: p.integer(),
    status: p.integer().nullable(),
    failure: p.text().nullable(),
    answer: p.text(),
  },
});

export const WEBHOOK_SCHEMAS = [
  webhookSchema,
  webhookSecretSchema,
  webhookDeliverySchema,
  webhookAttemptSchema,
] as const;
