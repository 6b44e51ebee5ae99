import { Injectable } from '@nestjs/common';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import { Database } from '../../../platform/database/database.js';
import { needsDelivery } from '../../../platform/database/needs-delivery.js';
import { refundedPieces } from '../../../platform/database/refunded-pieces.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ToSend, type PiecesToSend } from '../../application/to-send.js';
import { packed } from './postgres-order-parcels.js';
import type { MoneyTables, OrderTables } from './tables.js';

type Read = OrderTables & MoneyTables & Tables<typeof productSchema>;

/** What is still to be packed, by one statement for however many orders. What is never sent, such as a download, is left out. */
@Injectable()
export class PostgresToSend implements ToSend {
  constructor(private readonly database: Database) {}

  async of(orderIds: readonly string[]): Promise<ReadonlyMap<string, PiecesToSend[]>> {
    if (orderIds.length === 0) return new Map();
    const lines = await this.database
      .sql<Read>()
      .selectFrom('order_line as l')
      .leftJoin('product as p', 'p.id', 'l.product_id')
      .select(['l.order_id as orderId', 'l.variant_id as variantId', 'l.quantity'])
      .select((eb) => [packed(eb).as('inParcels'), refundedPieces(eb, 'unsent').as('held')])
      .where('l.order_id', 'in', [...orderIds])
      .where((eb) => eb(needsDelivery(eb), '=', true))
      .orderBy('l.order_id')
      .orderBy('l.position')
      .execute();
    const found = new Map<string, PiecesToSend[]>();
    for (const { orderId, variantId, quantity: ordered, inParcels, held } of lines) {
      const quantity = ordered - Number(inParcels) - Number(held);
      if (quantity > 0) found.set(orderId, [...(found.get(orderId) ?? []), { variantId, quantity }]);
    }
    return found;
  }
}
