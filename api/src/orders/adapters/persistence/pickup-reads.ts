import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { refundedPieces } from '../../../platform/database/refunded-pieces.js';
import { containing, folded, foldedOnce } from '../../../platform/database/text-search.js';
import type { PickupDto } from '../http/pickup.dto.js';
import { OrderReads } from './order-reads.js';
import type { MoneyTables, OrderTables } from './tables.js';

/** As many as a counter shows: whoever stands there says more of their name. */
const MOST = 20;

/** Orders that wait to be fetched, without what was paid back. */
@Injectable()
export class PickupReads {
  constructor(
    private readonly orders: OrderReads,
    private readonly database: Database,
  ) {}

  /** Those with this code or number, or a name that has the text in it; the last that were made ready first. */
  async ready(text: string): Promise<PickupDto[]> {
    const q = text.trim().replace(/^#/, '');
    const code = q.toUpperCase().replaceAll(/[\s-]/g, '');
    const rows = await this.orders
      .orders()
      .where('orders.status', '=', 'shipped')
      .where('orders.pickup_code', 'is not', null)
      .where('orders.payment_detail', '<>', 'refunded')
      .$if(q !== '', (query) =>
        query.where(({ eb, fn, cast, lit, or }) =>
          or([
            eb('orders.pickup_code', '=', code),
            eb(fn('upper', [fn('right', [cast('orders.id', 'text'), lit(8)])]), '=', code),
            eb(folded(eb.ref('orders.customer_name')), 'like', foldedOnce(containing(q))),
          ]),
        ),
      )
      .orderBy('orders.updated_at', 'desc')
      .orderBy('orders.id')
      .limit(MOST)
      .execute();
    const summaries = await this.orders.summaries(rows);
    const back = await this.refunded(rows.map(({ id }) => id));
    const left = ({ id, products }: (typeof summaries)[number]) =>
      products
        .map((line) => ({ ...line, quantity: line.quantity - (back.get(`${id} ${line.variantId}`) ?? 0) }))
        .filter(({ quantity }) => quantity > 0);
    const waiting = summaries.map((order, index) => ({
      ...{ id: order.id, number: order.number, code: rows[index]?.pickup_code ?? '' },
      ...{
        name: rows[index]?.customer_name ?? '',
        readyAt: new Date(rows[index]?.updated_at ?? 0).toISOString(),
      },
      ...{ amountDue: order.amountDue, currency: order.currency, products: left(order) },
    }));
    return waiting.filter(({ products }) => products.length > 0);
  }

  /** How many pieces went back or are on their way, by order and variant: `order variant`. */
  private async refunded(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database
      .sql<OrderTables & MoneyTables>()
      .selectFrom('order_line as l')
      .select(['l.order_id', 'l.variant_id'])
      .select((eb) => refundedPieces(eb, 'quantity').as('pieces'))
      .where('l.order_id', 'in', [...orderIds])
      .execute();
    return new Map(
      rows.map(({ order_id, variant_id, pieces }) => [`${order_id} ${variant_id}`, Number(pieces)]),
    );
  }
}
