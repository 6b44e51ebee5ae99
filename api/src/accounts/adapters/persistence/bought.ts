import type { ExpressionBuilder } from 'kysely';
import { spentOn } from './spent-on.js';
import type { CustomerTables } from './tables.js';

/** What an account has bought. */
export interface Bought {
  /** Null in a list that does not ask for all figures. */
  account_id: string | null;
  /** Without cancelled ones. */
  orders: number;
  /** In smallest units of the shop's currency, less what went back. */
  spent_cents: number;
  last_order_at: string | null;
}

export type Figure = 'orders' | 'spent_cents' | 'last_order_at';

type Orders = ExpressionBuilder<CustomerTables, 'orders'>;

const orders = ({ fn }: Orders) =>
  fn.countAll<number>().filterWhere('orders.status', '<>', 'cancelled').as('orders');

const spent = (eb: Orders) =>
  eb.cast<number>(eb.fn.coalesce(eb.fn.sum<number>(spentOn(eb)), eb.lit(0)), 'bigint').as('spent_cents');

const lastOrder = ({ fn }: Orders) => fn.max<string | null>('orders.created_at').as('last_order_at');

/** Of `account`, for a lateral join. */
export const bought = (eb: ExpressionBuilder<CustomerTables, 'account'>) =>
  eb
    .selectFrom('orders')
    .select((of) => [orders(of), spent(of), lastOrder(of)])
    .whereRef('orders.account_id', '=', 'account.id')
    .as('bought');

/** Whether the shop has accepted an order: one that waits for its money may be replaced by the next try, or come to nothing. */
export const isAccepted = (eb: Orders) => eb('orders.status', 'not in', ['pending', 'cancelled']);

/** What the rules of groups ask of `account`, for a lateral join: as `bought`, of orders that were accepted. */
export const boughtByAccepted = (eb: ExpressionBuilder<CustomerTables, 'account'>) =>
  eb
    .selectFrom('orders')
    .select((of) => [
      of.fn.countAll<number>().filterWhere(isAccepted).as('orders'),
      spent(of),
      of.fn.max<string | null>('orders.created_at').filterWhere(isAccepted).as('last_order_at'),
    ])
    .whereRef('orders.account_id', '=', 'account.id')
    .as('bought');

/** Of every account that has ordered, those of the figures that are asked for: all of them are in `orders_spent_idx`. */
export function boughtByAll(eb: ExpressionBuilder<CustomerTables, 'account'>, figures: readonly Figure[]) {
  const asks = (figure: Figure) => figures.includes(figure);
  return eb
    .selectFrom('orders')
    .select('orders.account_id')
    .$if(asks('orders'), (all) => all.select(orders))
    .$if(asks('spent_cents'), (all) => all.select(spent))
    .$if(asks('last_order_at'), (all) => all.select(lastOrder))
    .groupBy('orders.account_id')
    .as('bought');
}
