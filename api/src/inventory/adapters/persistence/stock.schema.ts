import { defineEntity, p } from '@mikro-orm/core';
import { DEFAULT_PLACE } from '../../domain/place.js';

export const stockSchema = defineEntity({
  name: 'Stock',
  tableName: 'stock',
  properties: {
    variantId: p.uuid().primary(),
    initial: p.integer().default(0),
    onHand: p.integer().nullable(),
    held: p.integer().default(0),
    elsewhere: p.integer().default(0),
    /** It is made of others and has nothing by itself; the database says so. */
    isBundle: p.boolean().default(false),
    /** When pieces of it last came, went or were held; the database sets it. */
    updatedAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'stock_updated_at_idx', properties: ['updatedAt', 'variantId'] }],
});

/** Where pieces lie. */
export const stockPlaceSchema = defineEntity({
  name: 'StockPlace',
  tableName: 'stock_place',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    address: p.text().default(''),
    isDefault: p.boolean().default(false),
    sellsOnline: p.boolean().default(true),
    isPickup: p.boolean().default(false),
    version: p.integer().default(1),
    createdAt: p.datetime(),
    closedAt: p.datetime().nullable(),
  },
});

/** What lies at another place than the default one, which has the rest. */
export const placeStockSchema = defineEntity({
  name: 'PlaceStock',
  tableName: 'place_stock',
  properties: {
    variantId: p.uuid().primary(),
    placeId: p.uuid().primary(),
    onHand: p.integer(),
  },
});

/** What of an order was taken from another place than the default one. */
export const stockTakenSchema = defineEntity({
  name: 'StockTaken',
  tableName: 'stock_taken',
  properties: {
    orderId: p.uuid().primary(),
    variantId: p.uuid().primary(),
    placeId: p.uuid().primary(),
    quantity: p.integer(),
  },
});

export const stockHoldSchema = defineEntity({
  name: 'StockHold',
  tableName: 'stock_hold',
  properties: {
    orderId: p.uuid().primary(),
    variantId: p.uuid().primary(),
    quantity: p.integer(),
    state: p.text().$type<'held' | 'committed' | 'released' | 'returned'>(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    returned: p.integer().default(0),
  },
});

export const stockMovementSchema = defineEntity({
  name: 'StockMovement',
  tableName: 'stock_movement',
  properties: {
    id: p.uuid().primary(),
    variantId: p.uuid(),
    delta: p.integer(),
    kind: p
      .text()
      .$type<'sale' | 'sale_return' | 'return' | 'adjust' | 'receive' | 'transfer' | 'reassign'>(),
    orderId: p.uuid().nullable(),
    reason: p.text().default(''),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
    placeId: p.uuid().default(DEFAULT_PLACE),
    sourceId: p.uuid().nullable(),
    costCents: p.bigint('number').nullable(),
  },
});

export const STOCK_TABLES = [
  stockSchema,
  stockPlaceSchema,
  placeStockSchema,
  stockTakenSchema,
  stockHoldSchema,
  stockMovementSchema,
] as const;
