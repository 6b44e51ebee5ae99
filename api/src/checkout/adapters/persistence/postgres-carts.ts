import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { compiledOnce, laterOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { pieces } from '../../../platform/database/pieces.js';
import { Carts, type OrderedLine } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

interface Bought {
  id: string;
  accountId: string;
  variantIds: readonly string[];
  quantities: readonly number[];
}

/** What was put in after the purchase stays, also when it is the same thing in a line of its own. */
const takeOutBought = laterOnce((db: Kysely<CheckoutTables>, place: PlaceOf<Bought>) => {
  const bought = pieces(place('variantIds'), place('quantities'), 'bought');
  return db
    .with('gone', (cte) =>
      cte
        .deleteFrom('cart_line')
        .using(bought)
        .where('cart_line.account_id', '=', place('accountId'))
        .where('cart_line.order_id', '=', place('id'))
        .whereRef('cart_line.variant_id', '=', 'bought.variant_id')
        .whereRef('cart_line.quantity', '<=', 'bought.quantity')
        .returning('cart_line.variant_id'),
    )
    .updateTable('cart_line')
    .from(bought)
    .set((eb) => ({ quantity: eb('cart_line.quantity', '-', eb.ref('bought.quantity')), order_id: null }))
    .where('cart_line.account_id', '=', place('accountId'))
    .where('cart_line.order_id', '=', place('id'))
    .whereRef('cart_line.variant_id', '=', 'bought.variant_id')
    .whereRef('cart_line.quantity', '>', 'bought.quantity')
    .where('cart_line.variant_id', 'not in', (eb) => eb.selectFrom('gone').select('gone.variant_id'));
});

const orderedOf = compiledOnce((db: Kysely<CheckoutTables>, place: PlaceOf<{ accountId: string }>) =>
  db
    .selectFrom('cart_line as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.id as lineId', 'orders.id as orderId'])
    .select((eb) => eb('orders.status', '=', 'pending').$castTo<boolean>().as('isWaiting'))
    .where('line.account_id', '=', place('accountId')),
);

interface Given {
  orderId: string;
  lineIds: readonly string[];
  earlier: readonly string[];
}

const give = compiledOnce((db: Kysely<CheckoutTables>, place: PlaceOf<Given>) =>
  db
    .updateTable('cart_line')
    .set({ order_id: place('orderId') })
    .where((eb) => eb('id', '=', eb.fn.any(manyIds(place('lineIds')))))
    .where((eb) =>
      eb.or([eb('order_id', 'is', null), eb('order_id', '=', eb.fn.any(manyIds(place('earlier'))))]),
    )
    .returning('id'),
);

@Injectable()
export class PostgresCarts extends PostgresAdapter<CheckoutTables> implements Carts {
  ordered(accountId: string): Promise<OrderedLine[]> {
    return orderedOf(this.tables(), { accountId });
  }

  async give(lineIds: readonly string[], orderId: string, earlier: readonly string[]): Promise<boolean> {
    if (lineIds.length === 0) return true;
    const given = await give(this.tables(), { orderId, lineIds, earlier });
    return given.length === lineIds.length;
  }

  async takeOut(
    { id, accountId }: { id: string; accountId: string },
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void> {
    const variantIds = bought.map(({ variantId }) => variantId);
    const quantities = bought.map(({ quantity }) => quantity);
    await takeOutBought(this.tables(), { id, accountId, variantIds, quantities });
  }
}
