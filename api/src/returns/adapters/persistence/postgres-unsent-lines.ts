import { Injectable } from '@nestjs/common';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import { needsDelivery } from '../../../platform/database/needs-delivery.js';
import type { Tables } from '../../../platform/database/tables.js';
import { UnsentLines } from '../../application/ports.js';

@Injectable()
export class PostgresUnsentLines implements UnsentLines {
  constructor(private readonly database: Database) {}

  async variantsOf(orderId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database
      .sql<Tables<typeof orderLineSchema | typeof productSchema>>()
      .selectFrom('order_line as l')
      .leftJoin('product as p', 'p.id', 'l.product_id')
      .select('l.variant_id as variantId')
      .where('l.order_id', '=', orderId)
      .where((eb) => eb(needsDelivery(eb), '=', false))
      .execute();
    return new Set(rows.map(({ variantId }) => variantId));
  }
}
