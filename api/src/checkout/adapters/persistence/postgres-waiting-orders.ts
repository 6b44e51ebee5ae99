import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { WaitingOrders } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

@Injectable()
export class PostgresWaitingOrders implements WaitingOrders {
  constructor(private readonly database: Database) {}

  async expired(limit: number): Promise<string[]> {
    const rows = await this.database
      .sql<CheckoutTables>()
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'pending')
      .where('hold_expires_at', '<', NOW)
      .orderBy('hold_expires_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  async held(orderIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database
      .sql<CheckoutTables>()
      .selectFrom('stock_hold')
      .innerJoin('orders', 'orders.id', 'stock_hold.order_id')
      .select(['variant_id', (eb) => eb.fn.sum<number>('quantity').as('units')])
      .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(orderIds))))
      .where('state', '=', 'held')
      .where('orders.status', '=', 'pending')
      .groupBy('variant_id')
      // of a bundle its parts are held: so many of it may be had again
      .unionAll((eb) =>
        eb
          .selectFrom('order_line')
          .innerJoin('orders', 'orders.id', 'order_line.order_id')
          .select(['order_line.variant_id', (of) => of.fn.sum<number>('order_line.quantity').as('units')])
          .where((of) => of('order_line.order_id', '=', of.fn.any(of.val(orderIds))))
          .where('order_line.parts', 'is not', null)
          .where('orders.status', '=', 'pending')
          .groupBy('order_line.variant_id'),
      )
      .execute();
    return new Map(rows.map(({ variant_id, units }) => [variant_id, Number(units)]));
  }

  async isOver(orderId: string): Promise<boolean> {
    const row = await this.database
      .sql<CheckoutTables>()
      .selectFrom('orders')
      .select((eb) => eb('hold_expires_at', '<', eb.fn<string>('clock_timestamp')).as('over'))
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    return row?.over === true;
  }
}
