import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { paymentAttemptSchema } from '../../../payments/adapters/persistence/attempt.schema.js';
import type { tenderSchema } from '../../../payments/adapters/persistence/tender.schema.js';
import type { Database } from '../../../platform/database/database.js';
import { fromNow } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';

type ShopTables = Tables<typeof orderSchema | typeof tenderSchema | typeof paymentAttemptSchema>;

const DAY_SECONDS = 86_400;

const ordersSinceYesterday = (database: Database) =>
  database.replica<ShopTables>().selectFrom('orders').where('orders.created_at', '>', fromNow(-DAY_SECONDS));

/** The orders of the last 24 hours by their status now. */
export const ordersOfTheDay = (database: Database) =>
  ordersSinceYesterday(database)
    .groupBy('orders.status')
    .select((eb) => ['orders.status', eb.fn.countAll<number>().as('orders')])
    .execute();

/** The attempts to pay them, by method and state now. */
export const attemptsOfTheDay = (database: Database) =>
  ordersSinceYesterday(database)
    .innerJoin('payment_attempt', 'payment_attempt.order_id', 'orders.id')
    .innerJoin('tender', 'tender.id', 'payment_attempt.tender_id')
    .groupBy(['tender.method', 'payment_attempt.state'])
    .select((eb) => ['tender.method', 'payment_attempt.state', eb.fn.countAll<number>().as('attempts')])
    .execute();
