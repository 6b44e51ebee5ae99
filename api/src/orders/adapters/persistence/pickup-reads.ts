import { Injectable } from '@nestjs/common';
import { containing, folded, foldedOnce } from '../../../platform/database/text-search.js';
import type { PickupDto } from '../http/pickup.dto.js';
import { OrderReads } from './order-reads.js';

/** As many as a counter shows: whoever stands there says more of their name. */
const MOST = 20;

/** Orders that wait to be fetched. */
@Injectable()
export class PickupReads {
  constructor(private readonly orders: OrderReads) {}

  /** Those with this code or number, or a name that has the text in it; the last that were made ready first. */
  async ready(text: string): Promise<PickupDto[]> {
    const q = text.trim().replace(/^#/, '');
    const code = q.toUpperCase().replaceAll(/[\s-]/g, '');
    const rows = await this.orders
      .orders()
      .where('orders.status', '=', 'shipped')
      .where('orders.pickup_code', 'is not', null)
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
    return summaries.map((order, index) => ({
      ...{ id: order.id, number: order.number, code: rows[index]?.pickup_code ?? '' },
      ...{
        name: rows[index]?.customer_name ?? '',
        readyAt: new Date(rows[index]?.updated_at ?? 0).toISOString(),
      },
      ...{ amountDue: order.amountDue, currency: order.currency, products: order.products },
    }));
  }
}
