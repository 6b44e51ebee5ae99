import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { GroupMembership } from '../../../kernel/customer-groups.js';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { inGroup } from './in-group.js';
import type { CustomerTables } from './tables.js';

/** Asks the rules of the groups at each moment; nothing is written ahead (decision 0409). */
@Injectable()
export class PostgresGroupMembership extends GroupMembership {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async of(accountId: string, groupIds: readonly string[]): Promise<string[]> {
    const groups = await this.groups(groupIds);
    if (groups.length === 0) return [];
    const now = this.clock.now();
    const row: Record<string, unknown> | undefined = await this.tables()
      .selectFrom('account')
      .select((eb) => groups.map((group) => eb.and([inGroup(eb, group, now)]).as(group.id)))
      .where('account.id', '=', accountId)
      .where('account.role', '<>', 'guest')
      .executeTakeFirst();
    return groups.map(({ id }) => id).filter((id) => row?.[id] === true);
  }

  override async members(groupIds: readonly string[], accountIds: readonly string[]): Promise<Set<string>> {
    const groups = await this.groups(groupIds);
    if (groups.length === 0 || accountIds.length === 0) return new Set();
    const now = this.clock.now();
    const rows = await this.tables()
      .selectFrom('account')
      .select('account.id')
      .where((eb) => eb('account.id', '=', eb.fn.any(manyIds(accountIds))))
      .where('account.role', '<>', 'guest')
      .where((eb) => eb.or(groups.map((group) => inGroup(eb, group, now))))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  override async showsNet(accountId: string): Promise<boolean> {
    const groups = await this.tables()
      .selectFrom('customer_group')
      .select('id')
      .where('shows_net', '=', true)
      .execute();
    if (groups.length === 0) return false;
    const own = await this.of(
      accountId,
      groups.map(({ id }) => id),
    );
    return own.length > 0;
  }

  override async hold(groupIds: readonly string[]): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('customer_group')
      .select('id')
      .where((eb) => eb('id', '=', eb.fn.any(manyIds(groupIds))))
      .orderBy('id')
      .forKeyShare()
      .execute();
    return rows.map(({ id }) => id);
  }

  private groups(ids: readonly string[]) {
    return this.tables()
      .selectFrom('customer_group')
      .select(['id', 'rule'])
      .where((eb) => eb('id', '=', eb.fn.any(manyIds(ids))))
      .orderBy('id')
      .execute();
  }

  private tables() {
    return this.database.sql<CustomerTables>();
  }
}
