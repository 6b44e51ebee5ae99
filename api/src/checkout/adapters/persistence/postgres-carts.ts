import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { Carts, type OrderedLine } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

@Injectable()
export class PostgresCarts extends Carts {
  constructor(private readonly database: Database) {
    super();
  }

  override ordered(accountId: string): Promise<OrderedLine[]> {
    return this.tables()
      .selectFrom('cart_line as line')
      .innerJoin('orders', 'orders.id', 'line.order_id')
      .select(['line.id as lineId', 'orders.id as orderId'])
      .select((eb) => eb('orders.status', '=', 'pending').$castTo<boolean>().as('isWaiting'))
      .where('line.account_id', '=', accountId)
      .execute();
  }

  override async give(
    lineIds: readonly string[],
    orderId: string,
    earlier: readonly string[],
  ): Promise<boolean> {
    if (lineIds.length === 0) return true;
    const given = await this.tables()
      .updateTable('cart_line')
      .set({ order_id: orderId })
      .where((eb) => eb('id', '=', eb.fn.any(manyIds(lineIds))))
      .where((eb) => eb.or([eb('order_id', 'is', null), eb('order_id', '=', eb.fn.any(manyIds(earlier)))]))
      .returning('id')
      .execute();
    return given.length === lineIds.length;
  }

  override async takeOut(
    order: { id: string; accountId: string },
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void> {
    const inOrder = [...bought].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
    for (const { variantId, quantity } of inOrder) await this.takeOne(order, variantId, quantity);
  }

  /** What was put in after the purchase stays, also when it is the same thing in a line of its own. */
  private async takeOne(
    order: { id: string; accountId: string },
    variantId: string,
    quantity: number,
  ): Promise<void> {
    const gone = await this.tables()
      .deleteFrom('cart_line')
      .where('account_id', '=', order.accountId)
      .where('order_id', '=', order.id)
      .where('variant_id', '=', variantId)
      .where('quantity', '<=', quantity)
      .returning('id')
      .executeTakeFirst();
    if (gone) return;
    await this.tables()
      .updateTable('cart_line')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity), order_id: null }))
      .where('account_id', '=', order.accountId)
      .where('order_id', '=', order.id)
      .where('variant_id', '=', variantId)
      .where('quantity', '>', quantity)
      .execute();
  }

  private tables() {
    return this.database.sql<CheckoutTables>();
  }
}
