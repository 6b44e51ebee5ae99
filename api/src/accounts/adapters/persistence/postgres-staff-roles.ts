import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '../../../kernel/clock.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { StaffRoles, type KnownRole } from '../../application/staff-roles.js';
import { RoleInUse, RoleNameTaken, type StaffRole } from '../../domain/staff-role.js';
import { staffRoleSchema } from './staff-role.schema.js';

@Injectable()
export class PostgresStaffRoles implements StaffRoles {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async lock(id: string): Promise<KnownRole | undefined> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const role = await this.em.findOne(staffRoleSchema, { id }, options);
    if (!role) return undefined;
    const { name, permissions, refundLimit, version } = role;
    return { id, name, permissions, refundLimit, version };
  }

  async add(role: StaffRole): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    const now = this.clock.now();
    await named(this.em.insert(staffRoleSchema, { ...role, createdAt: now, updatedAt: now }));
  }

  async save({ id, ...terms }: StaffRole): Promise<void> {
    await holdCurrency(this.em.getKysely<unknown>());
    const updatedAt = this.clock.now();
    Object.assign(await this.em.findOneOrFail(staffRoleSchema, { id }), terms, { updatedAt });
    await named(this.em.flush());
  }

  async remove(id: string): Promise<void> {
    try {
      await this.em.nativeDelete(staffRoleSchema, { id });
    } catch (error) {
      if (sqlState(error) === FOREIGN_KEY_VIOLATION) throw new RoleInUse();
      throw error;
    }
  }
}

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new RoleNameTaken();
    throw error;
  }
}
