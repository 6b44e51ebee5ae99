import { Injectable } from '@nestjs/common';
import type { InferEntity } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { PostgresZones, zoneRules } from '../../../platform/database/postgres-zones.js';
import { TaxZoneNameTaken } from '../../domain/refusals.js';
import type { TaxZone } from '../../domain/tax-zone.js';
import { taxZoneSchema } from './tax-zone.schema.js';

type Row = InferEntity<typeof taxZoneSchema>;

export const TAX_ZONE_RULES = zoneRules('tax-zones');

@Injectable()
export class PostgresTaxZones extends PostgresZones<TaxZone, Row> {
  protected override readonly nameTaken = TaxZoneNameTaken;

  constructor(em: EntityManager, clock: Clock) {
    super(em, clock, taxZoneSchema);
  }

  protected override zoneOf(row: Row): TaxZone {
    const { id, version, name, areas, pricesIncludeTax, shippingTax, rounding, reverseCharge } = row;
    const { rates, importLimit } = row;
    return {
      id,
      version,
      name,
      areas,
      pricesIncludeTax,
      shippingTax,
      rounding,
      reverseCharge,
      rates,
      importLimit,
    };
  }

  protected override rowOf({ importLimit = null, ...zone }: TaxZone) {
    return { ...zone, importLimit };
  }
}
