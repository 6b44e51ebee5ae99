import { defineEntity, p } from '@mikro-orm/core';

export const parcelSchema = defineEntity({
  name: 'Parcel',
  tableName: 'parcel',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    number: p.integer(),
    carrier: p.text().nullable(),
    trackingNumber: p.text().nullable(),
    packedAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
  },
});

export const parcelLineSchema = defineEntity({
  name: 'ParcelLine',
  tableName: 'parcel_line',
  properties: {
    parcelId: p.uuid().primary(),
    lineId: p.uuid().primary(),
    quantity: p.integer(),
  },
});
