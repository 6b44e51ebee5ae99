import { defineEntity, p } from '@mikro-orm/core';
import type { BundlePart } from '../../../kernel/bundle.js';

export const orderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_line',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    position: p.integer(),
    productId: p.uuid(),
    variantId: p.uuid(),
    sku: p.text(),
    name: p.text(),
    options: p.json<Record<string, string>>().defaultRaw("'{}'::jsonb"),
    original: p.json<{ name: string; options: Record<string, string> }>().nullable(),
    image: p.text().nullable(),
    description: p.text().default(''),
    needsDelivery: p.boolean().nullable(),
    quantity: p.integer(),
    /** What one piece of a bundle is made of; null of anything else. */
    parts: p.json<readonly BundlePart[]>().nullable(),
    listPriceCents: p.bigint('number'),
    unitPriceCents: p.bigint('number'),
    discountCents: p.bigint('number').defaultRaw('0'),
    totalCents: p.bigint('number'),
  },
  uniques: [{ name: 'order_line_order_id_position_key', properties: ['orderId', 'position'] }],
});

/** What one piece of a line cost the shop when it was ordered; apart, since lines are told to their buyers. */
export const orderLineCostSchema = defineEntity({
  name: 'OrderLineCost',
  tableName: 'order_line_cost',
  properties: {
    lineId: p.uuid().primary(),
    costCents: p.bigint('number'),
  },
});
