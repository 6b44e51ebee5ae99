import { Injectable } from '@nestjs/common';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ToSend, type PiecesToSend } from '../../application/to-send.js';
import type { MoneyTables, OrderTables } from './tables.js';

type Read = OrderTables & MoneyTables & Tables<typeof productSchema>;

/** What is still to be sent, by two statements for however many orders. What is never sent, such as a download, is left out. */
@Injectable()
export class PostgresToSend extends ToSend {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(orderIds: readonly string[]): Promise<ReadonlyMap<string, PiecesToSend[]>> {
    if (orderIds.length === 0) return new Map();
    const back = await this.givenBack(orderIds);
    const lines = await this.database
      .sql<Read>()
      .selectFrom('order_line as l')
      .leftJoin('product as p', 'p.id', 'l.product_id')
      .select(['l.order_id as orderId', 'l.variant_id as variantId', 'l.quantity'])
      .where('l.order_id', 'in', [...orderIds])
      .where((eb) => eb.or([eb('p.id', 'is', null), eb('p.is_shipped', '=', true)]))
      .orderBy('l.order_id')
      .orderBy('l.position')
      .execute();
    const left = lines.map(({ orderId, variantId, quantity }) => ({
      ...{ orderId, variantId },
      quantity: quantity - (back.get(keyOf(orderId, variantId)) ?? 0),
    }));
    return Map.groupBy(
      left.filter(({ quantity }) => quantity > 0),
      ({ orderId }) => orderId,
    );
  }

  /** Pieces that were given back, or are on their way: they are not packed. */
  private async givenBack(orderIds: readonly string[]): Promise<Map<string, number>> {
    const refunds = await this.database
      .sql<Read>()
      .selectFrom('refund')
      .select(['order_id as orderId', 'lines'])
      .where('order_id', 'in', [...orderIds])
      .where('status', '<>', 'failed')
      .execute();
    const back = new Map<string, number>();
    for (const { orderId, lines } of refunds)
      for (const { variantId, quantity } of lines as PiecesToSend[]) {
        const key = keyOf(orderId, variantId);
        back.set(key, (back.get(key) ?? 0) + quantity);
      }
    return back;
  }
}

const keyOf = (orderId: string, variantId: string) => `${orderId} ${variantId}`;
