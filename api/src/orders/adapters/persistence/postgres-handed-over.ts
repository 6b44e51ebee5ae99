import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { cardHandoverSchema } from '../../../credit/adapters/persistence/credit.schema.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { HandedOver } from '../../application/handed-over.js';
import type { OrderTables } from './tables.js';

type Read = OrderTables & Tables<typeof productSchema | typeof cardHandoverSchema>;

/** By the gift cards of orders, which are mailed once all of an order is paid. */
@Injectable()
export class PostgresHandedOver extends HandedOver {
  constructor(private readonly database: Database) {
    super();
  }

  override async someOf(orderId: string): Promise<boolean> {
    const { is } = await this.tables()
      .selectNoFrom((eb) =>
        eb
          .exists(
            eb
              .selectFrom('card_handover as h')
              .select('h.id')
              .where('h.order_id', '=', orderId)
              .where('h.mailed_at', 'is not', null)
              .where('h.taken_back_at', 'is', null),
          )
          .$castTo<boolean>()
          .as('is'),
      )
      .executeTakeFirstOrThrow();
    return is;
  }

  override async wholly(most: number): Promise<string[]> {
    const rows = await this.handedOver()
      .where('orders.payment_detail', '<>', 'disputed')
      .orderBy('orders.created_at')
      .orderBy('orders.id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  override async isWholly(orderId: string): Promise<boolean> {
    return (await this.handedOver().where('orders.id', '=', orderId).executeTakeFirst()) !== undefined;
  }

  private handedOver() {
    return this.tables()
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.status', '=', 'processing')
      .where((eb) =>
        eb.exists(handovers(eb).where('h.mailed_at', 'is not', null).where('h.taken_back_at', 'is', null)),
      )
      .where((eb) =>
        eb.not(
          eb.exists(handovers(eb).where('h.mailed_at', 'is', null).where('h.taken_back_at', 'is', null)),
        ),
      )
      .where((eb) => eb.not(eb.exists(otherLines(eb))));
  }

  private tables(): Kysely<Read> {
    return this.database.sql<Read>();
  }
}

const handovers = (eb: ExpressionBuilder<Read, 'orders'>) =>
  eb.selectFrom('card_handover as h').select('h.id').whereRef('h.order_id', '=', 'orders.id');

/** What is sent, and what is neither sent nor a gift card, such as a lesson, which the staff gives. */
const otherLines = (eb: ExpressionBuilder<Read, 'orders'>) =>
  eb
    .selectFrom('order_line as l')
    .leftJoin('product as p', 'p.id', 'l.product_id')
    .select('l.id')
    .whereRef('l.order_id', '=', 'orders.id')
    .where((line) =>
      line.or([
        line('p.is_shipped', '=', true),
        line.not(
          line.exists(
            line
              .selectFrom('card_handover as c')
              .select('c.id')
              .whereRef('c.order_id', '=', 'l.order_id')
              .whereRef('c.variant_id', '=', 'l.variant_id'),
          ),
        ),
      ]),
    );
