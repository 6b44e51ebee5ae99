import { Injectable } from '@nestjs/common';
import type { InferEntity } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { baseCurrency } from '../../../kernel/currency.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { PostgresZones, zoneRules } from '../../../platform/database/postgres-zones.js';
import { ShippingZoneNameTaken } from '../../domain/refusals.js';
import type { ShippingZone } from '../../domain/shipping-zone.js';
import { shippingZoneSchema } from './shipping-zone.schema.js';
import { methodOf, storedMethod } from './stored-method.js';

type Row = InferEntity<typeof shippingZoneSchema>;

export const SHIPPING_ZONE_RULES = zoneRules('shipping-zones');

/** Its methods have prices: what is kept is of one currency, and none is written in another than the shop's. */
@Injectable()
export class PostgresShippingZones extends PostgresZones<ShippingZone, Row> {
  protected override readonly nameTaken = ShippingZoneNameTaken;
  /** What the shop counted in when they were read. */
  private keptIn = baseCurrency();

  constructor(em: EntityManager, clock: Clock) {
    super(em, clock, shippingZoneSchema);
  }

  override all(): Promise<readonly ShippingZone[]> {
    if (this.keptIn !== baseCurrency()) this.forget();
    this.keptIn = baseCurrency();
    return super.all();
  }

  override async add(zone: ShippingZone): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    await super.add(zone);
  }

  override async save(zone: ShippingZone): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    await super.save(zone);
  }

  protected override zoneOf({ id, version, name, areas, methods }: Row): ShippingZone {
    return { id, version, name, areas, methods: methods.map(methodOf) };
  }

  protected override rowOf({ methods, ...zone }: ShippingZone) {
    return { ...zone, methods: methods.map(storedMethod) };
  }
}
