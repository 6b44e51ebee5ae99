import type { ExpressionBuilder } from 'kysely';
import type { CustomerTables } from './tables.js';

/** What an order has brought in the shop's currency: one in another currency counts at the rate that it was placed by. */
export const spentOn = (eb: ExpressionBuilder<CustomerTables, 'orders'>) =>
  eb.fn('round', [
    eb(
      eb.parens('orders.captured_cents', '-', eb.ref('orders.refunded_cents')),
      '*',
      eb.ref('orders.worth_of_unit'),
    ),
  ]);
