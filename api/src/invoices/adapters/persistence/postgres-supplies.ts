import { Injectable } from '@nestjs/common';
import type { Order } from '../../../orders/domain/order.js';
import { Database } from '../../../platform/database/database.js';
import { Supplies } from '../../application/ports.js';
import { suppliedBy } from '../../application/day-of-supply.js';
import type { InvoiceTables } from './tables.js';

/** The history of the orders. */
@Injectable()
export class PostgresSupplies implements Supplies {
  constructor(private readonly database: Database) {}

  async at(order: Pick<Order, 'id' | 'delivery'>): Promise<Date | null> {
    const { at } = await this.database
      .sql<InvoiceTables>()
      .selectFrom('order_event')
      .select((eb) => eb.fn.min('created_at').as('at'))
      .where('order_id', '=', order.id)
      .where('to_status', '=', suppliedBy(order))
      .executeTakeFirstOrThrow();
    return at === null || at === '' ? null : new Date(at);
  }
}
