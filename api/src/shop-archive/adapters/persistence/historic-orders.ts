import type { ExpressionBuilder } from 'kysely';
import { iso } from '../../../platform/database/moments.js';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { earlierOrderSchema } from '../../../earlier-orders/adapters/persistence/earlier-order.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { HistoricOrder } from '../../application/ports.js';

type OrderTables = Tables<
  typeof earlierOrderSchema | typeof orderSchema | typeof orderLineSchema | typeof accountSchema
>;

const BATCH = 1_000;

/** This shop's orders, as history, among those that it brought along: two readers of one order, put together. */
export async function* historicOrders(database: Database): AsyncGenerator<HistoricOrder[]> {
  const own = reader((last) => ownOrders(database, last));
  const earlier = reader((last) => earlierOrders(database, last));
  let batch: HistoricOrder[] = [];
  for (;;) {
    const [one, other] = [await own.peek(), await earlier.peek()];
    const order = one && (!other || isBefore(one, other)) ? own.take() : earlier.take();
    if (order) batch.push(order);
    if (batch.length === BATCH || (!order && batch.length > 0)) {
      yield batch;
      batch = [];
    }
    if (!order) return;
  }
}

const isBefore = (one: HistoricOrder, other: HistoricOrder): boolean =>
  `${one.placedAt} ${one.id}` < `${other.placedAt} ${other.id}`;

/** Where a reader goes on: behind the moment of the last one, to the microsecond, and its id. */
interface Place {
  moment: string;
  id: string;
}
type Read = HistoricOrder & { moment: string };

/** One order at a time of what is read in batches. */
function reader(read: (last: Place | undefined) => Promise<Read[]>) {
  let held: Read[] = [];
  let at = 0;
  let isOver = false;
  return {
    peek: async (): Promise<HistoricOrder | undefined> => {
      if (at === held.length && !isOver) {
        held = await read(held.at(-1));
        at = 0;
        isOver = held.length < BATCH;
      }
      return held[at];
    },
    take: (): HistoricOrder | undefined => {
      const taken = held[at];
      if (!taken) return undefined;
      at += 1;
      const { moment: _, ...order } = taken;
      return order;
    },
  };
}

async function earlierOrders(database: Database, last: Place | undefined): Promise<Read[]> {
  const rows = await database
    .sql<OrderTables>()
    .selectFrom('earlier_order')
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('placed_at', 'id'), '>', tuple(last?.moment ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('placed_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({
    ...{ moment: row.placed_at, id: row.id, number: row.number, placedAt: iso(row.placed_at) },
    ...{ email: row.email, name: row.name, status: row.status, currency: row.currency },
    ...{ shippingCents: row.shipping_cents, taxCents: row.tax_cents, discountCents: row.discount_cents },
    ...{ totalCents: row.total_cents, refundedCents: row.refunded_cents },
    ...(row.is_moved ? { isMoved: true as const } : {}),
    lines: row.lines.map(({ name, sku, quantity, unitCents, totalCents }) => ({
      ...{ name, sku, quantity, unitCents, totalCents },
    })),
  }));
}

/** Each with its lines; the moment rounded down to the millisecond, by which it is named elsewhere. */
async function ownOrders(database: Database, last: Place | undefined): Promise<Read[]> {
  const tables = database.sql<OrderTables>();
  const orders = await tables
    .selectFrom('orders')
    .select([
      'id',
      'contact_email',
      'customer_name',
      'status',
      'payment_status',
      'currency',
      'receipt',
      'created_at',
    ])
    .select(['shipping_cents', 'discount_cents', 'total_cents', 'refunded_cents'])
    .select((eb) => eb.cast<string>('created_at', 'text').as('moment'))
    .select(keptEmail)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(last?.moment ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const lines = await linesOf(
    database,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...{ moment: order.moment, id: order.id, number: order.id.slice(-8).toUpperCase() },
    ...{
      placedAt: iso(order.created_at),
      email: order.kept_email ?? order.contact_email,
      name: order.customer_name,
    },
    status: [...new Set([order.status, order.payment_status])].join(', '),
    ...{ currency: order.currency, shippingCents: order.shipping_cents },
    taxCents: (order.receipt.taxes ?? []).reduce((sum, { tax }) => sum + tax, 0),
    ...{ discountCents: order.discount_cents, totalCents: order.total_cents },
    ...{ refundedCents: order.refunded_cents, lines: lines.get(order.id) ?? [] },
  }));
}

/** Of whoever has the order since another account became a part of theirs: the address that it was placed with is free now. */
const keptEmail = (eb: ExpressionBuilder<OrderTables, 'orders'>) =>
  eb
    .selectFrom('account')
    .select('account.email')
    .whereRef('account.id', '=', 'orders.account_id')
    .where('account.role', '=', 'customer')
    .where('account.disabled_at', 'is', null)
    .where((of) =>
      of.exists(
        of
          .selectFrom('account as former')
          .select('former.id')
          .whereRef('former.merged_into', '=', 'account.id'),
      ),
    )
    .as('kept_email');

async function linesOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, HistoricOrder['lines']>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .sql<OrderTables>()
    .selectFrom('order_line')
    .select(['order_id', 'name', 'options', 'sku', 'quantity', 'unit_price_cents', 'total_cents'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const lines = new Map<string, HistoricOrder['lines']>();
  for (const row of rows)
    lines.set(row.order_id, [
      ...(lines.get(row.order_id) ?? []),
      {
        name: [row.name, ...Object.values(row.options)].join(', '),
        ...{ sku: row.sku, quantity: row.quantity, unitCents: row.unit_price_cents },
        totalCents: row.total_cents,
      },
    ]);
  return lines;
}

/** An order as its row of history. */
export const rowOfOrder = ({ placedAt, shippingCents, taxCents, ...order }: HistoricOrder) => ({
  ...{ id: order.id, number: order.number, placed_at: placedAt, email: order.email, name: order.name },
  email_key: keyOf(order.email),
  ...{ status: order.status, currency: order.currency, shipping_cents: shippingCents, tax_cents: taxCents },
  ...{ discount_cents: order.discountCents, total_cents: order.totalCents },
  ...{ refunded_cents: order.refundedCents, is_moved: order.isMoved === true, lines: order.lines },
});

const keyOf = (email: unknown): string | null =>
  (typeof email === 'string' && email.normalize('NFKC').trim().toLowerCase()) || null;
