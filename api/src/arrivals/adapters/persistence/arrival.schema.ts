import { defineEntity, p } from '@mikro-orm/core';
import type { ArrivalKind, ArrivalState } from '../../domain/arrival.js';

/** Goods that are to come to a place: from a supplier, or from another place. */
export const arrivalSchema = defineEntity({
  name: 'Arrival',
  tableName: 'arrival',
  properties: {
    id: p.uuid().primary(),
    kind: p.text().$type<ArrivalKind>(),
    number: p.integer(),
    state: p.text().$type<ArrivalState>(),
    placeId: p.uuid(),
    fromPlaceId: p.uuid().nullable(),
    supplier: p.text().default(''),
    supplierEmail: p.text().default(''),
    reference: p.text().default(''),
    note: p.text().default(''),
    expectedOn: p.date().nullable(),
    currency: p.text().nullable(),
    rate: p.double().$type<number>().nullable(),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
  },
});

export const arrivalLineSchema = defineEntity({
  name: 'ArrivalLine',
  tableName: 'arrival_line',
  properties: {
    arrivalId: p.uuid().primary(),
    variantId: p.uuid().primary(),
    position: p.integer(),
    /** As they were called when they were written down. */
    name: p.text(),
    sku: p.text(),
    quantity: p.integer(),
    costCents: p.bigint('number').nullable(),
    received: p.integer().default(0),
    lost: p.integer().default(0),
    withdrawn: p.integer().default(0),
  },
});

export const ARRIVAL_SCHEMAS = [arrivalSchema, arrivalLineSchema] as const;
