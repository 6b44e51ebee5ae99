import { defineEntity, p } from '@mikro-orm/core';
import type { Area } from '../../../kernel/area.js';
import type { ShippingMethod } from '../../domain/shipping-zone.js';

/** A method in the database: amounts in the smallest unit of the shop's currency. */
export type StoredMethod = Omit<ShippingMethod, 'price' | 'freeFrom' | 'steps'> & {
  price: number;
  freeFrom: number | null;
  steps: readonly { upTo: number | null; price: number }[];
};

export const shippingZoneSchema = defineEntity({
  name: 'ShippingZone',
  tableName: 'shipping_zone',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('shipping_zone_name_key'),
    areas: p.json<readonly Area[]>(),
    methods: p.json<readonly StoredMethod[]>(),
    /** Counted by the database. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
