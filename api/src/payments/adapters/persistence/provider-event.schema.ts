import { defineEntity, p } from '@mikro-orm/core';

export const providerEventSchema = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_event',
  properties: {
    id: p.uuid().primary(),
    provider: p.text(),
    eventId: p.text(),
    type: p.text(),
    objectId: p.text().nullable(),
    payload: p.json<unknown>(),
    receivedAt: p.datetime(),
    processedAt: p.datetime().nullable(),
    outcome: p.text().nullable(),
  },
  uniques: [{ name: 'provider_event_provider_event_id_key', properties: ['provider', 'eventId'] }],
});
