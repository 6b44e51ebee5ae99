import { Injectable } from '@nestjs/common';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { MoneyBack } from '../../application/ports.js';
import { MOVED } from '../../domain/order-edit.js';
import type { Order } from '../../domain/order.js';
import type { MoneyTables } from './tables.js';

@Injectable()
export class PostgresMoneyBack extends MoneyBack {
  constructor(private readonly database: Database) {
    super();
  }

  override async promised({ id, total }: Pick<Order, 'id' | 'total'>): Promise<Money> {
    const { cents, besideMoved } = await this.database
      .sql<MoneyTables>()
      .selectFrom('refund')
      .select((eb) => [
        eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), eb.val(0)).as('cents'),
        eb.fn.count<number>('id').filterWhere('reason', '<>', MOVED).as('besideMoved'),
      ])
      .where('order_id', '=', id)
      .where('status', '<>', 'failed')
      .executeTakeFirstOrThrow();
    return Money.ofCents(Number(besideMoved) === 0 ? 0 : cents, total.currency);
  }
}
