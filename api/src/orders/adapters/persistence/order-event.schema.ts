import { defineEntity, p } from '@mikro-orm/core';

export const orderEventSchema = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_event',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    event: p.text(),
    fromStatus: p.text().nullable(),
    toStatus: p.text(),
    actorKind: p.text(),
    actorId: p.uuid().nullable(),
    message: p.text(),
    detail: p.json<unknown>().defaultRaw("'{}'::jsonb"),
    createdAt: p.datetime(),
  },
});

export const trackingEventSchema = defineEntity({
  name: 'TrackingEvent',
  tableName: 'tracking_event',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    /** Unset of what is told of the order as a whole. */
    parcelId: p.uuid().nullable(),
    status: p.text(),
    description: p.text(),
    location: p.text().default(''),
    source: p.text().default('shop'),
    occurredAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
