import type { Kysely } from 'kysely';
import type { PersonalTables } from './tables.js';

/** States in which an order still needs its buyer. */
const UNFINISHED = ['pending', 'processing', 'shipped'] as const;
const OPEN_REFUNDS = ['requested', 'submitted', 'manual'] as const;
const OPEN_RETURNS = ['requested', 'approved', 'received'] as const;
const WAITING_WITHDRAWALS = ['open', 'late'] as const;

/** How many orders of the account still need its owner: see `PersonalData`. */
export async function unfinishedOrders(all: Kysely<PersonalTables>, accountId: string): Promise<number> {
  const { count } = await all
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', UNFINISHED),
        eb.exists(
          eb
            .selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.order_id', '=', 'orders.id')
            .where('refund.status', 'in', OPEN_REFUNDS),
        ),
        eb.exists(
          eb
            .selectFrom('order_return')
            .select('order_return.id')
            .whereRef('order_return.order_id', '=', 'orders.id')
            .where('order_return.state', 'in', OPEN_RETURNS),
        ),
        eb.exists(
          eb
            .selectFrom('refund_request')
            .select('refund_request.id')
            .whereRef('refund_request.order_id', '=', 'orders.id')
            .where('refund_request.state', '=', 'waiting'),
        ),
        // whoever has withdrawn gets an answer, and money, as long as there is any
        eb.and([
          eb('refunded_cents', '<', eb.ref('captured_cents')),
          eb.exists(
            eb
              .selectFrom('withdrawal')
              .select('withdrawal.id')
              .whereRef('withdrawal.order_id', '=', 'orders.id')
              .where('withdrawal.state', 'in', WAITING_WITHDRAWALS),
          ),
        ]),
        // a bank asks who bought, until it has decided
        eb.and([eb('payment_detail', '=', 'disputed'), eb('lost_cents', '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
