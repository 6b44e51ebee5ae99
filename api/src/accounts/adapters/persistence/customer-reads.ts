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
import { bought, boughtByAll, type Bought, type Figure } from './bought.js';
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
  lastSeenAt: 'account.last_seen_at',
  createdAt: 'account.created_at',
  id: 'account.id',
} as const;

const SORTS_BY_FIGURE: Readonly<Record<string, Figure | undefined>> = {
  orders: 'orders',
  spent: 'spent_cents',
  lastOrderAt: 'last_order_at',
};

const BOUNDS = [
  ['createdAt_gte', 'account.created_at', '>='],
  ['createdAt_lte', 'account.created_at', '<='],
  ['lastSeenAt_gte', 'account.last_seen_at', '>='],
  ['lastSeenAt_lte', 'account.last_seen_at', '<='],
] as const;

const FIGURES = [
  ['orders_gte', 'orders', '>=', 1],
  ['orders_lte', 'orders', '<=', 1],
  ['spent_gte', 'spent_cents', '>=', 100],
  ['spent_lte', 'spent_cents', '<=', 100],
] as const;

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
  ) {}

  async list(list: AdminList): Promise<{ items: AdminCustomerDto[]; total: number }> {
    const page = inOrder(matching(this.accounts(figuresOf(list)), list), list)
      .select('account.id')
      .limit(list.limit)
      .offset(list.offset);
    const rows = await inOrder(viewed(this.each().where('account.id', 'in', page)), list).execute();
    return { items: rows.map(viewOf), total: await this.totals.of(this.counted(list)) };
  }

  async find(id: string): Promise<AdminCustomerDto | undefined> {
    const row = await viewed(this.each()).where('account.id', '=', id).executeTakeFirst();
    return row && viewOf(row);
  }

  /** All customers under a list's filter, oldest first, in batches that each continue where the last one ended. */
  async *batches(list: AdminList): AsyncGenerator<AdminCustomerDto[]> {
    for (let last = FIRST; ;) {
      const page = matching(this.accounts(filtered(list)), list)
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

  private counted(list: AdminList): Found {
    return matching(this.accounts(filtered(list)), list);
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

/** Accounts, with or without their figures beside them: whoever asks for `bought` has it joined. */
type Found = SelectQueryBuilder<CustomerTables & { bought: Bought }, 'account' | 'bought', object>;

/** By which figures the list is filtered, and by which it is filtered and sorted. */
const filtered = (list: AdminList): Figure[] => [
  ...new Set(FIGURES.filter(([field]) => list.number(field) !== undefined).map(([, figure]) => figure)),
];
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

/** Who has no order has bought nothing. */
const ofFigure = (eb: ExpressionBuilder<{ bought: Bought }, 'bought'>, figure: Figure) =>
  figure === 'last_order_at' ? eb.ref(`bought.${figure}`) : eb.fn.coalesce(`bought.${figure}`, eb.lit(0));

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
  for (const [field, figure, operator, unit] of FIGURES) {
    const bound = list.number(field);
    if (bound !== undefined)
      query = query.where((eb) => eb(ofFigure(eb, figure), operator, Math.round(bound * unit)));
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
