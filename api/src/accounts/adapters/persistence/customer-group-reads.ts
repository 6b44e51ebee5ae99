import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { toDecimal } from '../../../kernel/currency.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing, folded, foldedOnce } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { meets, type CustomerFigures, type GroupRule } from '../../domain/customer-group.js';
import type { CustomerGroupDto, CustomerGroupInFullDto, GroupRuleDto } from '../http/customer-groups.dto.js';
import type { CustomerNoteDto, CustomerRemarksDto, TagDto } from '../http/customer-remarks.dto.js';
import { boughtByAccepted } from './bought.js';
import { inGroup } from './in-group.js';
import type { CustomerTables } from './tables.js';

export const GROUP_RULES: ListRules = {
  resource: 'customer-groups',
  sorts: ['name', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  filters: { q: 'text', isByRule: 'flag' },
};

const MOST_NOTES = 200;
const MOST_TAGS = 500;

type Found = SelectQueryBuilder<CustomerTables, 'customer_group', object>;

/** Groups of customers, and what the staff has written down of one of them. */
@Injectable()
export class CustomerGroupReads extends PostgresAdapter<CustomerTables> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: CustomerGroupDto[]; total: number }> {
    const found = this.matching(list);
    const sort = list.sort === 'name' ? 'customer_group.name' : 'customer_group.created_at';
    const rows = await pageOf(columns(found), list, sort, 'customer_group.id').execute();
    return { items: rows.map(viewOf), total: await this.totals.of(found) };
  }

  async find(id: string): Promise<CustomerGroupInFullDto | undefined> {
    const row = await columns(this.groups()).where('customer_group.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const members = this.tables()
      .selectFrom('account')
      .where((eb) => inGroup(eb, row, this.clock.now()));
    return { ...viewOf(row), members: await this.totals.of(members) };
  }

  /** Undefined when there is no such account. */
  async remarksOn(accountId: string): Promise<CustomerRemarksDto | undefined> {
    const figures = await this.figuresOf(accountId);
    if (!figures) return undefined;
    const [groups, notes] = [await this.groupsOf(accountId, figures), await this.notesOn(accountId)];
    return { tags: [...figures.tags], groups, notes };
  }

  /** The tags that customers have, those of most first. */
  async tags(): Promise<TagDto[]> {
    return this.tables()
      .selectFrom('customer_tag')
      .select(({ fn }) => ['tag as id', fn.countAll<number>().as('customers')])
      .groupBy('tag')
      .orderBy('customers', 'desc')
      .orderBy('tag')
      .limit(MOST_TAGS)
      .execute();
  }

  /** Those that the account is put into, and those whose rule it meets. */
  async groupsOf(accountId: string, known?: CustomerFigures): Promise<CustomerRemarksDto['groups']> {
    const figures = known ?? (await this.figuresOf(accountId));
    if (!figures) return [];
    const rows = await this.groups()
      .select(['customer_group.id', 'customer_group.name', 'customer_group.rule'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('customer_group_member as member')
              .select('member.account_id')
              .whereRef('member.group_id', '=', 'customer_group.id')
              .where('member.account_id', '=', accountId),
          )
          .$castTo<boolean>()
          .as('isMember'),
      )
      .orderBy('customer_group.name')
      .execute();
    const now = this.clock.now();
    return rows
      .filter(({ rule, isMember }) => (rule ? meets(rule, figures, now) : isMember))
      .map(({ id, name, rule }) => ({ id, name, isByRule: rule !== null }));
  }

  private async figuresOf(accountId: string): Promise<CustomerFigures | undefined> {
    const row = await this.tables()
      .selectFrom('account')
      .leftJoinLateral(boughtByAccepted, (join) => join.onTrue())
      .select(['bought.orders', 'bought.spent_cents', 'bought.last_order_at'])
      .select((eb) => [
        eb
          .selectFrom('address')
          .select('address.country')
          .whereRef('address.account_id', '=', 'account.id')
          .where('address.is_default', '=', true)
          .limit(1)
          .as('country'),
        eb
          .selectFrom('customer_tag')
          .select(({ fn }) => fn<string[]>('array_agg', ['customer_tag.tag']).as('tags'))
          .whereRef('customer_tag.account_id', '=', 'account.id')
          .as('tags'),
      ])
      .where('account.id', '=', accountId)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      orders: Number(row.orders ?? 0),
      spent: Number(row.spent_cents ?? 0),
      lastOrderAt: row.last_order_at ? new Date(row.last_order_at) : null,
      country: countryCode(row.country ?? '') ?? '',
      tags: (row.tags ?? []).toSorted(),
    };
  }

  private notesOn(accountId: string): Promise<CustomerNoteDto[]> {
    return this.tables()
      .selectFrom('customer_note as note')
      .leftJoin('account as author', 'author.id', 'note.by_id')
      .select(['note.id', 'note.text', 'author.name as by', 'note.created_at as at'])
      .where('note.account_id', '=', accountId)
      .orderBy('note.created_at', 'desc')
      .orderBy('note.id', 'desc')
      .limit(MOST_NOTES)
      .execute();
  }

  private matching(list: AdminList): Found {
    let query: Found = this.groups();
    if (list.ids) query = query.where('customer_group.id', 'in', list.ids);
    const isByRule = list.flag('isByRule');
    if (isByRule !== undefined) query = query.where('customer_group.rule', isByRule ? 'is not' : 'is', null);
    const q = list.text('q')?.trim();
    if (!q) return query;
    const pattern = containing(q.toLowerCase());
    return query.where((eb) => eb(folded(eb.ref('customer_group.name')), 'like', foldedOnce(pattern)));
  }

  private groups(): Found {
    return this.tables().selectFrom('customer_group');
  }
}

const columns = (found: Found) =>
  found.select([
    ...([
      'customer_group.id',
      'customer_group.name',
      'customer_group.rule',
      'customer_group.version',
    ] as const),
    'customer_group.shows_net as showsNet',
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

const viewOf = ({ id, version, name, rule, showsNet }: Row): CustomerGroupDto => ({
  ...{ id, version, name, showsNet },
  rule: rule && ruleOf(rule),
});

/** Every member told, null where it asks nothing. */
const ruleOf = ({ spentAtLeast, ...rule }: GroupRule): GroupRuleDto => ({
  ordersAtLeast: rule.ordersAtLeast ?? null,
  spentAtLeast: spentAtLeast === undefined ? null : toDecimal(spentAtLeast),
  boughtWithinDays: rule.boughtWithinDays ?? null,
  notBoughtForDays: rule.notBoughtForDays ?? null,
  country: rule.country ?? null,
  tag: rule.tag ?? null,
});
