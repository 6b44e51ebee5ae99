import { defineEntity, p } from '@mikro-orm/core';
import type { Area } from '../../../kernel/area.js';
import type { ImportLimit } from '../../domain/import-limit.js';
import type { TaxRate } from '../../domain/tax-zone.js';

/** Loaded, an entity is the domain's `TaxZone`. */
export const taxZoneSchema = defineEntity({
  name: 'TaxZone',
  tableName: 'tax_zone',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('tax_zone_name_key'),
    areas: p.json<readonly Area[]>(),
    pricesIncludeTax: p.boolean(),
    shippingTax: p.text().$type<'main' | 'shared'>(),
    rounding: p.text().$type<'line' | 'order'>(),
    reverseCharge: p.boolean(),
    rates: p.json<readonly TaxRate[]>(),
    importLimit: p.json<ImportLimit>().nullable(),
    /** Counted by the database. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
