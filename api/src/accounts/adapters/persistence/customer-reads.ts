import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import type { OrderByItemBuilder, SelectQueryBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import {
  exactly,
  goesOn,
  placeOfLast,
  type PageOfChanges,
} from '../../../platform/database/changed-since.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { ROLES, type AdminCustomerDto } from '../http/admin-customer.dto.js';
import type { CustomerGroup } from '../../domain/customer-group.js';
import { inGroup } from './in-group.js';
import { filtered, matching, ofFigure, type Found } from './matching-customers.js';
import { bought, boughtByAll, type Bought, type Figure } from './bought.js';
import type { CustomerTables } from './tables.js';

export const CUSTOMER_RULES: ListRules = {
  resource: 'customers',
  sorts: ['name', 'email', 'role', 'orders', 'spent', 'lastSeenAt', 'lastOrderAt', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    role: ROLES,
    disabled: 'flag',
    tag: 'text',
    groupId: 'uuid',
    orders_gte: 'number',
    orders_lte: 'number',
    spent_gte: 'number',
    spent_lte: 'number',
    createdAt_gte: 'date',
    createdAt_lte: 'date',
    lastSeenAt_gte: 'date',
    lastSeenAt_lte: 'date',
    updatedSince: 'since',
  },
};

const SORTS = {
  name: 'account.name',
  email: 'account.email_key',
  role: 'account.role',
  lastSeenAt: 'account.last_seen_at',
  createdAt: 'account.created_at',
  updatedAt: 'account.updated_at',
  id: 'account.id',
} as const;

const SORTS_BY_FIGURE: Readonly<Record<string, Figure | undefined>> = {
  orders: 'orders',
  spent: 'spent_cents',
  lastOrderAt: 'last_order_at',
};

const BATCH = 1_000;
/** Comes before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Customers with what they bought; figures of orders are computed over all of each account's orders: for everybody those that
 * decide who is on the page, and the others for who is.
 */
@Injectable()
export class CustomerReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {}

  async list(list: AdminList): Promise<PageOfChanges<AdminCustomerDto>> {
    const found = await this.matching(figuresOf(list), list);
    const page = inOrder(found, list).select('account.id').limit(list.limit).offset(list.offset);
    const rows = await inOrder(viewed(this.each().where('account.id', 'in', page)), list)
      .select(exactly('account.updated_at'))
      .execute();
    return {
      ...{ items: rows.map(viewOf), last: placeOfLast(rows) },
      total: goesOn(list) ? undefined : await this.totals.of(await this.matching(filtered(list), list)),
    };
  }

  async find(id: string): Promise<AdminCustomerDto | undefined> {
    const row = await viewed(this.each()).where('account.id', '=', id).executeTakeFirst();
    return row && viewOf(row);
  }

  /** All customers under a list's filter, oldest first, in batches that each continue where the last one ended. */
  async *batches(list: AdminList): AsyncGenerator<AdminCustomerDto[]> {
    const found = await this.matching(filtered(list), list);
    for (let last = FIRST; ;) {
      const page = found
        .select('account.id')
        .where('account.id', '>', last)
        .orderBy('account.id')
        .limit(BATCH);
      const rows = await viewed(this.each().where('account.id', 'in', page))
        .orderBy('account.id')
        .execute();
      if (rows.length > 0) yield rows.map(viewOf);
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  private async matching(figures: readonly Figure[], list: AdminList): Promise<Found> {
    const found = matching(this.accounts(figures), list);
    const ids = list.all('groupId');
    if (!ids) return found;
    const [groups, now] = [await this.groups(ids), this.clock.now()];
    return found.where((eb) => eb.or(groups.map((group) => inGroup(eb, group, now))));
  }

  private groups(ids: readonly string[]): Promise<Pick<CustomerGroup, 'id' | 'rule'>[]> {
    return this.database
      .sql<CustomerTables>()
      .selectFrom('customer_group')
      .select(['id', 'rule'])
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Accounts with these figures of theirs. */
  private accounts(figures: readonly Figure[]): Found {
    const accounts = this.database.sql<CustomerTables>().selectFrom('account');
    if (figures.length === 0) return accounts;
    return accounts.leftJoin(
      (eb) => boughtByAll(eb, figures),
      (join) => join.onRef('bought.account_id', '=', 'account.id'),
    );
  }

  /** Accounts with all figures, each computed for itself: for few. */
  private each(): Found {
    return this.database
      .sql<CustomerTables>()
      .selectFrom('account')
      .leftJoinLateral(bought, (join) => join.onTrue());
  }
}

const figuresOf = (list: AdminList): Figure[] => [
  ...new Set([...filtered(list), ...[SORTS_BY_FIGURE[list.sort]].filter((one) => one !== undefined)]),
];

/** Sorted as the list asks, always ending in the id. */
function inOrder<O>(found: Selected<O>, list: AdminList): Selected<O> {
  const ascending = list.direction === 'ASC';
  const figure = SORTS_BY_FIGURE[list.sort];
  const column = SORTS[list.sort as keyof typeof SORTS] ?? 'account.created_at';
  return found
    .orderBy(
      (eb) => (figure ? ofFigure(eb, figure) : eb.ref(column)),
      (order) => emptyLast(ascending ? order.asc() : order.desc(), ascending, list.sort),
    )
    .orderBy('account.id', ascending ? 'asc' : 'desc');
}

type Selected<O> = SelectQueryBuilder<CustomerTables & { bought: Bought }, 'account' | 'bought', O>;

/** May be empty; for the others the index's own order is used. */
const MAY_BE_EMPTY = new Set(['lastSeenAt', 'lastOrderAt']);

function emptyLast(order: OrderByItemBuilder, ascending: boolean, sort: string): OrderByItemBuilder {
  if (!MAY_BE_EMPTY.has(sort)) return order;
  return ascending ? order.nullsFirst() : order.nullsLast();
}

const viewed = (found: Found) =>
  found
    .select(['account.id', 'account.name', 'account.email', 'account.phone', 'account.role'])
    .select('account.language')
    .select(['account.disabled_at', 'account.last_seen_at', 'account.created_at', 'account.updated_at'])
    .select(['bought.orders', 'bought.spent_cents', 'bought.last_order_at'])
    .select('account.staff_role_id')
    .select((eb) =>
      eb
        .selectFrom('staff_role')
        .select('staff_role.name')
        .whereRef('staff_role.id', '=', 'account.staff_role_id')
        .as('staff_role'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof viewed>['execute']>>[number];

const viewOf = (row: Row): AdminCustomerDto => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  role: row.role,
  staffRoleId: row.staff_role_id,
  staffRole: row.staff_role,
  disabled: row.disabled_at !== null,
  orders: row.orders ?? 0,
  spent: toDecimal(row.spent_cents ?? 0),
  lastOrderAt: row.last_order_at,
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
