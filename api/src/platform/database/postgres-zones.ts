import { LockMode, type EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { KeptReading } from '@duka/serving/kept.js';
import type { Clock } from '../../kernel/clock.js';
import { Zones, type Zone } from '../../kernel/zones.js';
import type { AdminList, ListRules } from '../http/simple-rest.js';
import { sqlState, UNIQUE_VIOLATION } from './sql-state.js';

/** What the row of any zone has. */
export interface ZoneRow extends Zone {
  createdAt: Date;
  updatedAt: Date;
}

/** How the back office lists zones. */
export const zoneRules = (resource: string): ListRules => ({
  resource,
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: {},
});

const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

/** Zones of one kind in the table of `schema`, kept for a second. */
export abstract class PostgresZones<Z extends Zone, Row extends ZoneRow> extends Zones<Z> {
  private readonly table: EntitySchema<ZoneRow>;
  private readonly kept = new KeptReading(() => this.read());

  constructor(
    protected readonly em: EntityManager,
    private readonly clock: Clock,
    schema: EntitySchema<Row>,
  ) {
    super();
    // of a row that is not known yet the ORM's types see no column
    this.table = schema as unknown as EntitySchema<ZoneRow>;
  }

  protected abstract readonly nameTaken: new () => Error;
  protected abstract zoneOf(row: Row): Z;
  /** The columns of a zone besides its times. */
  protected abstract rowOf(zone: Z): Omit<Row, 'createdAt' | 'updatedAt'>;

  override all(): Promise<readonly Z[]> {
    return this.kept.get();
  }

  override forget(): void {
    this.kept.forget();
  }

  /** As the back office asks for them. */
  async list({ ids, sort, direction, limit, offset }: AdminList): Promise<{ items: Z[]; total: number }> {
    const by = sort === 'name' ? 'name' : 'createdAt';
    const where = ids ? { id: { $in: [...ids] } } : {};
    const orderBy = [{ [by]: direction }, { id: direction }];
    const options = { orderBy, limit, offset, refresh: true };
    const [rows, total] = await this.em.findAndCount(this.table, where, options);
    return { items: rows.map((row) => this.zoneOf(row as Row)), total };
  }

  async find(id: string, lockMode?: LockMode): Promise<Z | undefined> {
    const options = lockMode ? { lockMode, refresh: true } : { refresh: true };
    const row = await this.em.findOne(this.table, { id }, options);
    return row ? this.zoneOf(row as Row) : undefined;
  }

  override lock(id: string): Promise<Z | undefined> {
    return this.find(id, LockMode.PESSIMISTIC_WRITE);
  }

  override async add(zone: Z): Promise<void> {
    const now = this.clock.now();
    await this.named(this.em.insert(this.table, { ...this.rowOf(zone), createdAt: now, updatedAt: now }));
  }

  override async save(zone: Z): Promise<void> {
    const updatedAt = this.clock.now();
    const known = await this.em.findOneOrFail(this.table, { id: zone.id });
    Object.assign(known, this.rowOf(zone), { updatedAt });
    await this.named(this.em.flush());
  }

  override async remove(id: string): Promise<boolean> {
    return (await this.em.nativeDelete(this.table, { id })) > 0;
  }

  private async read(): Promise<readonly Z[]> {
    const rows = await this.em.find(this.table, {}, { orderBy: [...OLDEST_FIRST], refresh: true });
    return rows.map((row) => this.zoneOf(row as Row));
  }

  private async named(writing: Promise<unknown>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) throw new this.nameTaken();
      throw error;
    }
  }
}
