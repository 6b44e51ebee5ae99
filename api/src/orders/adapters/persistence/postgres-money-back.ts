import { Injectable } from '@nestjs/common';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { refundedPieces } from '../../../platform/database/refunded-pieces.js';
import { MoneyBack } from '../../application/ports.js';
import { MOVED } from '../../domain/order-edit.js';
import type { Order } from '../../domain/order.js';
import type { MoneyTables, OrderTables } from './tables.js';

@Injectable()
export class PostgresMoneyBack implements MoneyBack {
  constructor(private readonly database: Database) {}

  async promised({ id, total }: Pick<Order, 'id' | 'total'>): Promise<Money> {
    const { cents, besideMoved } = await this.database
      .sql<MoneyTables>()
      .selectFrom('refund')
      .select((eb) => [
        eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), eb.val(0)).as('cents'),
        eb.fn.count<number>('id').filterWhere('reason', '<>', MOVED).as('besideMoved'),
      ])
      .where('order_id', '=', id)
      .where('status', 'not in', ['failed', 'waived'])
      .executeTakeFirstOrThrow();
    return Money.ofCents(Number(besideMoved) === 0 ? 0 : cents, total.currency);
  }

  async hasNoPiece({ id }: Pick<Order, 'id'>): Promise<boolean> {
    const left = await this.database
      .sql<OrderTables & MoneyTables>()
      .selectFrom('order_line as l')
      .select('l.id')
      .where('l.order_id', '=', id)
      .where((eb) => eb('l.quantity', '>', refundedPieces(eb, 'quantity')))
      .limit(1)
      .executeTakeFirst();
    return left === undefined;
  }
}
