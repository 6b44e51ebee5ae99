import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, OrderByItemBuilder, SelectQueryBuilder } from 'kysely';
import type { Role } from '../../../kernel/caller.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { phoneKeys } from '../../../platform/phones/phone-keys.js';
import { containing, folded, foldedOnce } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { ROLES, type AdminCustomerDto } from '../http/admin-customer.dto.js';
import { spentOn } from './spent-on.js';
import type { CustomerTables } from './tables.js';

export const CUSTOMER_RULES: ListRules = {
  resource: 'customers',
  sorts: ['name', 'email', 'role', 'orders', 'spent', 'lastSeenAt', 'lastOrderAt', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    role: ROLES,
    disabled: 'flag',
    orders_gte: 'number',
    orders_lte: 'number',
    spent_gte: 'number',
    spent_lte: 'number',
    createdAt_gte: 'date',
    createdAt_lte: 'date',
    lastSeenAt_gte: 'date',
    lastSeenAt_lte: 'date',
  },
};

const SORTS = {
  name: 'account.name',
  email: 'account.email_key',
  role: 'account.role',
  orders: 'bought.orders',
  spent: 'bought.spent_cents',
  lastSeenAt: 'account.last_seen_at',
  lastOrderAt: 'bought.last_order_at',
  createdAt: 'account.created_at',
  id: 'account.id',
} as const;

const BOUNDS = [
  ['createdAt_gte', 'account.created_at', '>='],
  ['createdAt_lte', 'account.created_at', '<='],
  ['lastSeenAt_gte', 'account.last_seen_at', '>='],
  ['lastSeenAt_lte', 'account.last_seen_at', '<='],
] as const;

const FIGURES = [
  ['orders_gte', 'bought.orders', '>=', 1],
  ['orders_lte', 'bought.orders', '<=', 1],
  ['spent_gte', 'bought.spent_cents', '>=', 100],
  ['spent_lte', 'bought.spent_cents', '<=', 100],
] as const;

const BATCH = 1_000;
/** Comes before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Customers with what they bought; figures of orders are computed over all of each account's orders. */
@Injectable()
export class CustomerReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: AdminCustomerDto[]; total: number }> {
    const found = this.matching(list, SORTED_BY_FIGURES.has(list.sort));
    const ascending = list.direction === 'ASC';
    const rows = await viewed(found)
      .orderBy(SORTS[list.sort as keyof typeof SORTS] ?? 'account.created_at', (order) =>
        emptyLast(ascending ? order.asc() : order.desc(), ascending, list.sort),
      )
      .orderBy('account.id', ascending ? 'asc' : 'desc')
      .limit(list.limit)
      .offset(list.offset)
      .execute();
    return { items: rows.map(viewOf), total: await this.totals.of(this.counted(list)) };
  }

  async find(id: string): Promise<AdminCustomerDto | undefined> {
    const row = await viewed(this.accounts('each')).where('account.id', '=', id).executeTakeFirst();
    return row && viewOf(row);
  }

  /** All customers under a list's filter, oldest first, in batches that each continue where the last one ended. */
  async *batches(list: AdminList): AsyncGenerator<AdminCustomerDto[]> {
    for (let last = FIRST; ;) {
      const rows = await viewed(this.matching(list))
        .where('account.id', '>', last)
        .orderBy('account.id')
        .limit(BATCH)
        .execute();
      if (rows.length > 0) yield rows.map(viewOf);
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  /** The figures are computed for all accounts at once where they decide, else for the accounts of the page alone. */
  private matching(list: AdminList, sortedByFigures = false): Found {
    return matching(this.accounts(sortedByFigures || asksForFigures(list) ? 'all' : 'each'), list);
  }

  private counted(list: AdminList): Found {
    return matching(this.accounts(asksForFigures(list) ? 'all' : 'none'), list);
  }

  private accounts(figures: 'each' | 'all' | 'none'): Found {
    const accounts = this.database.sql<CustomerTables>().selectFrom('account');
    if (figures === 'each') return accounts.leftJoinLateral(bought, (join) => join.onTrue());
    if (figures === 'none') return accounts;
    return accounts.leftJoin(boughtByAll, (join) => join.onRef('bought.account_id', '=', 'account.id'));
  }
}

/** Accounts, with or without their figures beside them: whoever asks for `bought` has it joined. */
type Found = SelectQueryBuilder<
  CustomerTables & { bought: { orders: number; spent_cents: number; last_order_at: string | null } },
  'account' | 'bought',
  object
>;

const SORTED_BY_FIGURES = new Set(['orders', 'spent', 'lastOrderAt']);
const asksForFigures = (list: AdminList) => FIGURES.some(([field]) => list.number(field) !== undefined);

function matching(found: Found, list: AdminList): Found {
  let query = found;
  const ids = list.ids;
  if (ids) query = query.where('account.id', 'in', ids);
  const roles = list.all('role');
  if (roles) query = query.where('account.role', 'in', roles as Role[]);
  else if (!ids) query = query.where('account.role', '<>', 'guest');
  const disabled = list.flag('disabled');
  if (disabled !== undefined) query = query.where('account.disabled_at', disabled ? 'is not' : 'is', null);
  for (const [field, column, operator] of BOUNDS) {
    const bound = list.date(field);
    if (bound) query = query.where(column, operator, bound);
  }
  for (const [field, column, operator, unit] of FIGURES) {
    const bound = list.number(field);
    if (bound !== undefined) query = query.where(column, operator, Math.round(bound * unit));
  }
  const q = list.text('q')?.trim();
  return q ? query.where(nameOrEmail(q)) : query;
}

/** May be empty; for the others the index's own order is used. */
const MAY_BE_EMPTY = new Set(['lastSeenAt', 'lastOrderAt']);

function emptyLast(order: OrderByItemBuilder, ascending: boolean, sort: string): OrderByItemBuilder {
  if (!MAY_BE_EMPTY.has(sort)) return order;
  return ascending ? order.nullsFirst() : order.nullsLast();
}

const figures = ({ eb, fn, lit }: ExpressionBuilder<CustomerTables, 'orders'>) =>
  [
    fn.count<number>('orders.id').filterWhere('orders.status', '<>', 'cancelled').as('orders'),
    eb.cast<number>(fn.coalesce(fn.sum<number>(spentOn(eb)), lit(0)), 'bigint').as('spent_cents'),
    fn.max<string | null>('orders.created_at').as('last_order_at'),
  ] as const;

const bought = (eb: ExpressionBuilder<CustomerTables, 'account'>) =>
  eb.selectFrom('orders').select(figures).whereRef('orders.account_id', '=', 'account.id').as('bought');

const boughtByAll = (eb: ExpressionBuilder<CustomerTables, 'account'>) =>
  eb
    .selectFrom('account as buyer')
    .leftJoin('orders', 'orders.account_id', 'buyer.id')
    .select('buyer.id as account_id')
    .select(figures)
    .groupBy('buyer.id')
    .as('bought');

const viewed = (found: Found) =>
  found
    .select(['account.id', 'account.name', 'account.email', 'account.phone', 'account.role'])
    .select(['account.disabled_at', 'account.last_seen_at', 'account.created_at'])
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
  role: row.role,
  staffRoleId: row.staff_role_id,
  staffRole: row.staff_role,
  disabled: row.disabled_at !== null,
  orders: row.orders ?? 0,
  spent: toDecimal(row.spent_cents ?? 0),
  lastOrderAt: row.last_order_at,
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
});

/** Each way through its own index; folded once, a kept plan would fold for each row. */
function nameOrEmail(q: string) {
  const pattern = containing(q.toLowerCase());
  return ({ eb, selectFrom }: ExpressionBuilder<CustomerTables, 'account'>) => {
    const ids = selectFrom('account as found').select('found.id');
    const texts = [pattern, ...phoneKeys(q).map(containing)];
    return eb(
      'account.id',
      'in',
      ids
        .where((one) => one(folded(one.ref('found.name')), 'like', foldedOnce(pattern)))
        .union(ids.where('found.email_key', 'like', pattern))
        .union(ids.where((one) => one.or(texts.map((text) => one('found.phone', 'like', text))))),
    );
  };
}
