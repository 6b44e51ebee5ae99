import { defineEntity, p } from '@mikro-orm/core';

export const stockSchema = defineEntity({
  name: 'Stock',
  tableName: 'stock',
  properties: {
    variantId: p.uuid().primary(),
    initial: p.integer().default(0),
    onHand: p.integer().nullable(),
    held: p.integer().default(0),
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
    kind: p.text().$type<'sale' | 'sale_return' | 'return' | 'adjust' | 'receive'>(),
    orderId: p.uuid().nullable(),
    reason: p.text().default(''),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});
