import { Injectable } from '@nestjs/common';
import { LockMode, type InferEntity } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { baseCurrency } from '../../../kernel/currency.js';
import { Kept } from '../../../kernel/kept.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { ShippingZones } from '../../application/ports.js';
import { ShippingZoneNameTaken } from '../../domain/refusals.js';
import type { ShippingZone } from '../../domain/shipping-zone.js';
import { shippingZoneSchema } from './shipping-zone.schema.js';
import { methodOf, storedMethod } from './stored-method.js';

export const SHIPPING_ZONE_RULES: ListRules = {
  resource: 'shipping-zones',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: {},
};

@Injectable()
export class PostgresShippingZones extends ShippingZones {
  private readonly kept = new Kept(() => this.read());
  /** What the shop counted in when they were read. */
  private keptIn = baseCurrency();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override all(): Promise<readonly ShippingZone[]> {
    if (this.keptIn !== baseCurrency()) this.kept.forget();
    this.keptIn = baseCurrency();
    return this.kept.get();
  }

  override forget(): void {
    this.kept.forget();
  }

  private async read(): Promise<readonly ShippingZone[]> {
    const found = await this.em.find(
      shippingZoneSchema,
      {},
      { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], refresh: true },
    );
    return found.map(zoneOf);
  }

  /** As the back office asks for them. */
  async list({ ids, sort, direction, limit, offset }: AdminList) {
    const by = sort === 'name' ? 'name' : 'createdAt';
    const [zones, total] = await this.em.findAndCount(
      shippingZoneSchema,
      ids ? { id: { $in: [...ids] } } : {},
      { orderBy: [{ [by]: direction }, { id: direction }], limit, offset, refresh: true },
    );
    return { items: zones.map(zoneOf), total };
  }

  async find(id: string): Promise<ShippingZone | undefined> {
    const zone = await this.em.findOne(shippingZoneSchema, { id }, { refresh: true });
    return zone ? zoneOf(zone) : undefined;
  }

  override async lock(id: string): Promise<ShippingZone | undefined> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const zone = await this.em.findOne(shippingZoneSchema, { id }, options);
    return zone ? zoneOf(zone) : undefined;
  }

  override async add(zone: ShippingZone): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    const now = this.clock.now();
    await named(this.em.insert(shippingZoneSchema, { ...rowOf(zone), createdAt: now, updatedAt: now }));
  }

  override async save(zone: ShippingZone): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    const updatedAt = this.clock.now();
    const known = await this.em.findOneOrFail(shippingZoneSchema, { id: zone.id });
    Object.assign(known, rowOf(zone), { updatedAt });
    await named(this.em.flush());
  }

  override async remove(id: string): Promise<boolean> {
    return (await this.em.nativeDelete(shippingZoneSchema, { id })) > 0;
  }
}

const rowOf = ({ id, name, areas, methods }: ShippingZone) => ({
  id,
  name,
  areas,
  methods: methods.map(storedMethod),
});

const zoneOf = (row: InferEntity<typeof shippingZoneSchema>): ShippingZone => ({
  id: row.id,
  version: row.version,
  name: row.name,
  areas: row.areas,
  methods: row.methods.map(methodOf),
});

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new ShippingZoneNameTaken();
    throw error;
  }
}
