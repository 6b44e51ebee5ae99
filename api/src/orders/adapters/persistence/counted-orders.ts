import type { Expression, ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { ledgerTransactionSchema } from '../../../ledger/adapters/persistence/ledger.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import { OWN_LINES } from '../../../kernel/own-lines.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { OrderTables } from './tables.js';

type Found = SelectQueryBuilder<OrderTables, 'orders', object>;
type Counted = OrderTables & Tables<typeof productSchema | typeof ledgerTransactionSchema>;

/** Those that a line of a report counts: with goods of a category or of a value, of a group of customers, or of which money went back then. */
export function countedOrders(found: Found, list: AdminList): Found {
  let query = found as unknown as SelectQueryBuilder<Counted, 'orders', object>;
  const categories = list.all('category');
  if (categories)
    query = query.where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('order_line')
        .select('order_line.order_id')
        .where((of) =>
          isOneOf(of, of.selectFrom('product').select('product.id').where('category', 'in', categories)),
        ),
    );
  for (const wanted of list.all('productField') ?? []) query = withValue(query, wanted);
  query = ofGroups(query, list);
  const [from, to] = [list.date('refundedAt_gte'), list.date('refundedAt_lte')];
  if (from ?? to)
    query = query.where('orders.id', 'in', (eb) => {
      let moved = eb.selectFrom('ledger_transaction').select('order_id').where('type', 'in', BACK);
      if (from) moved = moved.where('occurred_at', '>=', from);
      if (to) moved = moved.where('occurred_at', '<=', to);
      return moved;
    });
  return query;
}

const ELSEWHERE = [
  ...['productId', 'category', 'customerGroupId', 'discountId'],
  ...['taxRate', 'taxedAt_gte', 'taxedAt_lte'],
];

/**
 * Whether other tables know which orders are meant, and few are: all are found before the first can be told. Those that have goods without
 * a value may be most of the shop's.
 */
export const isFoundElsewhere = (list: AdminList): boolean =>
  ELSEWHERE.some((field) => list.all(field)) ||
  (list.all('productField')?.some((wanted) => !wanted.endsWith(':')) ?? false);

/** Whose buyers were in one of these groups when they ordered, or in none. */
function ofGroups(found: SelectQueryBuilder<Counted, 'orders', object>, list: AdminList) {
  let query = found;
  const groups = list.all('customerGroupId');
  if (groups)
    query = query.where('orders.id', 'in', (eb) =>
      eb.selectFrom('order_group').select('order_id').where('group_id', 'in', groups),
    );
  if (list.flag('inNoGroup'))
    query = query.where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('order_group').select('group_id').whereRef('order_id', '=', 'orders.id'))),
    );
  return query;
}

/** With goods whose field has that value, told as in `brand:aster`; of nothing behind it, with goods that have none or are no longer in the shop. */
function withValue(query: SelectQueryBuilder<Counted, 'orders', object>, wanted: string) {
  const colon = wanted.includes(':') ? wanted.indexOf(':') : wanted.length;
  const [name, value] = [wanted.slice(0, colon), spellingKey(wanted.slice(colon + 1))];
  return query.where('orders.id', 'in', (eb) =>
    eb
      .selectFrom('order_line')
      .select('order_id')
      .where((of) => {
        const goods = of.selectFrom('product').select('product.id');
        const having = goods.where(({ fn, val }) => fn<boolean>('jsonb_exists', ['fields', val(name)]));
        if (value === '') return of('product_id', 'not in', having).and('product_id', '<>', OWN_LINES);
        return isOneOf(
          of,
          having.where(({ eb: one, fn, val }) =>
            one(fn('jsonb_extract_path_text', [fn('field_keys', ['product.fields']), val(name)]), '=', value),
          ),
        );
      }),
  );
}

/** A line of these goods, which are found once: their lines then stand in an index, where a join would read them all. */
const isOneOf = (
  of: ExpressionBuilder<Counted, 'orders' | 'order_line'>,
  goods: Expression<{ id: string }>,
) => of('order_line.product_id', '=', of.fn.any(of.fn<string[]>('array', [goods])));

const BACK = ['refund', 'refund_reversal'] as const;
