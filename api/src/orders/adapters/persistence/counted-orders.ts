import type { SelectQueryBuilder } from 'kysely';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { ledgerTransactionSchema } from '../../../ledger/adapters/persistence/ledger.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { OrderTables } from './tables.js';

type Found = SelectQueryBuilder<OrderTables, 'orders', object>;
type Counted = OrderTables & Tables<typeof productSchema | typeof ledgerTransactionSchema>;

/** Those that a line of a report counts: with goods of a category, or of which money went back then. */
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

const BACK = ['refund', 'refund_reversal'] as const;
