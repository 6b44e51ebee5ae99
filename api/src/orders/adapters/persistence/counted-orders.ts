import type { SelectQueryBuilder } from 'kysely';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { ledgerTransactionSchema } from '../../../ledger/adapters/persistence/ledger.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import { OWN_LINES } from '../../../kernel/own-lines.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { OrderTables } from './tables.js';

type Found = SelectQueryBuilder<OrderTables, 'orders', object>;
type Counted = OrderTables & Tables<typeof productSchema | typeof ledgerTransactionSchema>;

/** Those that a line of a report counts: with goods of a category or of a value, or of which money went back then. */
export function countedOrders(found: Found, list: AdminList): Found {
  let query = found as unknown as SelectQueryBuilder<Counted, 'orders', object>;
  const categories = list.all('category');
  if (categories)
    query = query.where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('order_line')
        .innerJoin('product', 'product.id', 'order_line.product_id')
        .select('order_line.order_id')
        .where('product.category', 'in', categories),
    );
  for (const wanted of list.all('productField') ?? []) query = withValue(query, wanted);
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

/** With goods whose field has that value, told as in `brand:aster`; of nothing behind it, with goods that have none or are no longer in the shop. */
function withValue(query: SelectQueryBuilder<Counted, 'orders', object>, wanted: string) {
  const colon = wanted.includes(':') ? wanted.indexOf(':') : wanted.length;
  const [name, value] = [wanted.slice(0, colon), spellingKey(wanted.slice(colon + 1))];
  return query.where('orders.id', 'in', (eb) =>
    eb
      .selectFrom('order_line')
      .leftJoin('product', 'product.id', 'order_line.product_id')
      .select('order_line.order_id')
      .where('order_line.product_id', '<>', OWN_LINES)
      .where((of) => {
        const keys = of.fn<object>('field_keys', ['product.fields']);
        const had = of.fn<string | null>('jsonb_extract_path_text', [keys, of.val(name)]);
        return value === '' ? of(had, 'is', null) : of(had, '=', of.val(value));
      }),
  );
}

const BACK = ['refund', 'refund_reversal'] as const;
