import { Injectable } from '@nestjs/common';
import { LockMode, type InferEntity } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { Kept } from '../../../kernel/kept.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { TaxZones } from '../../application/ports.js';
import { TaxZoneNameTaken } from '../../domain/refusals.js';
import type { TaxZone } from '../../domain/tax-zone.js';
import { taxZoneSchema } from './tax-zone.schema.js';

export const TAX_ZONE_RULES: ListRules = {
  resource: 'tax-zones',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: {},
};

@Injectable()
export class PostgresTaxZones extends TaxZones {
  private readonly kept = new Kept(() => this.read());

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override all(): Promise<readonly TaxZone[]> {
    return this.kept.get();
  }

  override forget(): void {
    this.kept.forget();
  }

  private async read(): Promise<readonly TaxZone[]> {
    const found = await this.em.find(
      taxZoneSchema,
      {},
      { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], refresh: true },
    );
    return found.map(zoneOf);
  }

  /** As the back office asks for them. */
  async list({ ids, sort, direction, limit, offset }: AdminList) {
    const by = sort === 'name' ? 'name' : 'createdAt';
    const [zones, total] = await this.em.findAndCount(taxZoneSchema, ids ? { id: { $in: [...ids] } } : {}, {
      orderBy: [{ [by]: direction }, { id: direction }],
      limit,
      offset,
      refresh: true,
    });
    return { items: zones.map(zoneOf), total };
  }

  async find(id: string): Promise<TaxZone | undefined> {
    const zone = await this.em.findOne(taxZoneSchema, { id }, { refresh: true });
    return zone ? zoneOf(zone) : undefined;
  }

  override async lock(id: string): Promise<TaxZone | undefined> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const zone = await this.em.findOne(taxZoneSchema, { id }, options);
    return zone ? zoneOf(zone) : undefined;
  }

  override async add(zone: TaxZone): Promise<void> {
    const now = this.clock.now();
    await named(this.em.insert(taxZoneSchema, { ...zone, createdAt: now, updatedAt: now }));
  }

  override async save(zone: TaxZone): Promise<void> {
    const updatedAt = this.clock.now();
    const known = await this.em.findOneOrFail(taxZoneSchema, { id: zone.id });
    Object.assign(known, zone, { updatedAt });
    await named(this.em.flush());
  }

  override async remove(id: string): Promise<boolean> {
    return (await this.em.nativeDelete(taxZoneSchema, { id })) > 0;
  }
}

const zoneOf = (row: InferEntity<typeof taxZoneSchema>): TaxZone => {
  const { id, version, name, areas, pricesIncludeTax, shippingTax, rounding, reverseCharge, rates } = row;
  return { id, version, name, areas, pricesIncludeTax, shippingTax, rounding, reverseCharge, rates };
};

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new TaxZoneNameTaken();
    throw error;
  }
}
