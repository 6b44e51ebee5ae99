import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { READY_ROLES } from '../../domain/staff-role.js';
import type { StaffRoleDto } from '../http/staff-role.dto.js';
import type { AccountTables } from './tables.js';

export const ROLE_RULES: ListRules = {
  resource: 'roles',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: {},
};

const READY = new Set(READY_ROLES.map(({ id }) => id));

/** The roles of the staff with how many have each. */
@Injectable()
export class StaffRoleReads extends PostgresAdapter<AccountTables> {
  async list(list: AdminList): Promise<{ items: StaffRoleDto[]; total: number }> {
    let found = this.roles();
    if (list.ids) found = found.where('staff_role.id', 'in', list.ids);
    const sort = list.sort === 'name' ? 'staff_role.name' : 'staff_role.created_at';
    const rows = await pageOf(found, list, sort, 'staff_role.id').execute();
    const { total } = await this.tables()
      .selectFrom('staff_role')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { items: rows.map(viewOf), total: list.ids ? rows.length : total };
  }

  async find(id: string): Promise<StaffRoleDto | undefined> {
    const row = await this.roles().where('staff_role.id', '=', id).executeTakeFirst();
    return row && viewOf(row);
  }

  private roles() {
    return this.tables()
      .selectFrom('staff_role')
      .select(['staff_role.id', 'staff_role.version', 'staff_role.name', 'staff_role.permissions'])
      .select('staff_role.refund_limit_cents as limit')
      .select((eb) =>
        eb
          .selectFrom('account')
          .select(eb.fn.countAll<number>().as('accounts'))
          .whereRef('account.staff_role_id', '=', 'staff_role.id')
          .as('accounts'),
      );
  }
}

type Row = Awaited<ReturnType<ReturnType<StaffRoleReads['roles']>['execute']>>[number];

const viewOf = ({ id, version, name, permissions, limit, accounts }: Row): StaffRoleDto => ({
  id,
  version,
  name,
  permissions: [...permissions],
  refundLimit: limit === null ? null : toDecimal(limit),
  isReady: READY.has(id),
  accounts: accounts ?? 0,
});
