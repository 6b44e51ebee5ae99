import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { CustomerGroups, type KnownGroup } from '../../application/customer-groups.js';
import { GroupNameTaken, type CustomerGroup, type GroupRule } from '../../domain/customer-group.js';
import type { CustomerTables } from './tables.js';

/** Groups of customers in PostgreSQL. */
@Injectable()
export class PostgresCustomerGroups extends PostgresAdapter<CustomerTables> implements CustomerGroups {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async lock(id: string): Promise<KnownGroup | undefined> {
    return this.tables()
      .selectFrom('customer_group')
      .select(['id', 'name', 'rule', 'shows_net as showsNet', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  async count(): Promise<number> {
    const { count } = await this.tables()
      .selectFrom('customer_group')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  add({ id, name, rule, showsNet }: CustomerGroup): Promise<void> {
    const createdAt = this.clock.now();
    return named(
      this.tables()
        .insertInto('customer_group')
        .values({ id, name, rule: kept(rule), shows_net: showsNet, version: 1, created_at: createdAt })
        .execute(),
    );
  }

  save({ id, name, rule, showsNet }: CustomerGroup): Promise<void> {
    return named(
      this.tables()
        .updateTable('customer_group')
        .set((eb) => ({ name, rule: kept(rule), shows_net: showsNet, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute(),
    );
  }

  async remove(id: string): Promise<void> {
    await this.tables().deleteFrom('customer_group').where('id', '=', id).execute();
  }

  async known(accountIds: readonly string[]): Promise<string[]> {
    if (accountIds.length === 0) return [];
    const rows = await this.tables()
      .selectFrom('account')
      .select('id')
      .where('id', 'in', [...accountIds])
      .orderBy('id')
      .forShare()
      .execute();
    return rows.map(({ id }) => id);
  }

  async join(groupId: string, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return;
    await this.tables()
      .insertInto('customer_group_member')
      .values(accountIds.map((accountId) => ({ group_id: groupId, account_id: accountId })))
      .onConflict((conflict) => conflict.columns(['group_id', 'account_id']).doNothing())
      .execute();
  }

  async leave(groupId: string, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return;
    await this.tables()
      .deleteFrom('customer_group_member')
      .where('group_id', '=', groupId)
      .where('account_id', 'in', [...accountIds])
      .execute();
  }

  async leaveAll(groupId: string): Promise<void> {
    await this.tables().deleteFrom('customer_group_member').where('group_id', '=', groupId).execute();
  }
}

/** As JSON; members that ask nothing are left out. */
const kept = (rule: GroupRule | null) => rule && JSON.stringify(rule);

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new GroupNameTaken();
    throw error;
  }
}
