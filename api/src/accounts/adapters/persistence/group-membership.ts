import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { GroupMembership, type NamedGroup } from '../../../kernel/customer-groups.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { GroupRule } from '../../domain/customer-group.js';
import { inGroup } from './in-group.js';
import type { CustomerTables } from './tables.js';

/** All groups of a shop, for somebody who may belong to one: each purchase asks, and most shops have none. */
const groupsFor = compiledOnce((db: Kysely<CustomerTables>, place: PlaceOf<{ account: string }>) =>
  db
    .selectFrom('customer_group')
    .select(['id', 'name', 'rule'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account')
          .select('account.id')
          .where('account.id', '=', place('account'))
          .where('account.role', '<>', 'guest'),
      ),
    )
    .orderBy('id'),
);

/** Asks the rules of the groups at each moment; nothing is written ahead (decision 0409). */
@Injectable()
export class PostgresGroupMembership extends PostgresAdapter<CustomerTables> implements GroupMembership {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async of(accountId: string, groupIds: readonly string[]): Promise<string[]> {
    const own = await this.among(accountId, await this.groups(groupIds));
    return own.map(({ id }) => id);
  }

  async allOf(accountId: string): Promise<NamedGroup[]> {
    const own = await this.among(accountId, await groupsFor(this.tables(), { account: accountId }));
    return own.map(({ id, name }) => ({ id, name }));
  }

  private async among<G extends { id: string; rule: GroupRule | null }>(
    accountId: string,
    groups: readonly G[],
  ): Promise<G[]> {
    if (groups.length === 0) return [];
    const now = this.clock.now();
    const row: Record<string, unknown> | undefined = await this.tables()
      .selectFrom('account')
      .select((eb) => groups.map((group) => eb.and([inGroup(eb, group, now)]).as(group.id)))
      .where('account.id', '=', accountId)
      .where('account.role', '<>', 'guest')
      .executeTakeFirst();
    return groups.filter(({ id }) => row?.[id] === true);
  }

  async members(groupIds: readonly string[], accountIds: readonly string[]): Promise<Set<string>> {
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

  async showsNet(accountId: string): Promise<boolean> {
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

  async hold(groupIds: readonly string[]): Promise<string[]> {
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
}
